// Checks the values of options and positional arguments; each error names the option and what it accepts.
import { isLang, LANGS, type Lang } from '../../shared/lang.ts'
import { CommandError, UsageError } from './run-command.ts'

/** The trimmed value. Errors: UsageError if it is missing or blank. */
export function requireValue(given: string | undefined, name: string): string {
  if (!given?.trim()) throw new UsageError(`${name} is missing.`)
  return given.trim()
}

export function oneOf<T extends string>(
  given: string | undefined,
  choices: readonly T[],
  name: string,
): T {
  const found = choices.find((choice) => choice === given)
  if (found === undefined) throw new CommandError(`${name} must be one of: ${choices.join(', ')}.`)
  return found
}

export function wholeNumber(
  given: string,
  { name, from = 1, to }: { name: string; from?: number; to: number },
): number {
  const value = Number(given)
  if (!/^\d{1,9}$/.test(given) || value < from || value > to) {
    throw new CommandError(`${name} must be a whole number from ${from} to ${to}.`)
  }
  return value
}

/** zh-CN and zh_cn are the same language; English when none is given. */
export function langOption(given = 'en_us'): Lang {
  const lang = given.toLowerCase().replace('-', '_')
  if (!isLang(lang)) throw new UsageError(`--lang must be one of: ${LANGS.join(', ')}.`)
  return lang
}
