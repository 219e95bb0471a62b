// Runs a command: parses the arguments, runs the action, prints errors, sets the exit code.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { AppError } from '../../server/platform/errors.ts'
import { forTerminal } from '../../server/platform/terminal.ts'

/** The command cannot be executed; the message gives the operator the reason. */
export class CommandError extends Error {}

/** Missing, unknown or contradictory arguments: the usage is printed below the message. */
export class UsageError extends CommandError {}

export type OptionValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

/** 'ID' is required, 'ID?' is optional. */
type Positionals<Names extends readonly string[]> = {
  [At in keyof Names]: Names[At] extends `${string}?` ? string | undefined : string
}

/** The exit code; void means 0. */
type Outcome = Promise<number | void>

export interface Action<Context> {
  /** Of its positional arguments; one that ends in ? is optional. */
  names: readonly string[]
  run(context: Context, positionals: readonly (string | undefined)[]): Outcome
}

export type Actions<Context> = Readonly<Record<string, Action<Context>>>

/** An action with the names of its positional arguments in order; `run` gets each one after the context. */
export function action<Context, const Names extends readonly string[]>(
  names: Names,
  run: (context: Context, ...positionals: Positionals<Names>) => Outcome,
): Action<Context> {
  return {
    names,
    run: (context, positionals) => run(context, ...(positionals as Positionals<Names>)),
  }
}

export interface CommandLine<Options extends ParseArgsOptionsConfig> {
  /** Empty for a command with a single action. */
  action: string
  /** What follows its name. */
  positionals: readonly string[]
  options: OptionValues<Options>
}

interface Command<Options extends ParseArgsOptionsConfig, Context> {
  usage: string
  /** Without options, every argument is positional, even one that begins with a hyphen. */
  options?: Options
  /** One action, or several by the name that the operator types first. */
  actions: Actions<Context> | Action<Context>
  /** The action to run when none is named. */
  defaultAction?: string
  /** Creates what the action needs, runs it, and closes what was opened. */
  open(line: CommandLine<Options>, run: (context: Context) => Outcome): Outcome
  /** The message for an error of this command's own kind, undefined for any other error. */
  explain?(error: unknown, line: CommandLine<Options>): string | undefined
}

/**
 * The exit code is what the action returned or 0, and 1 after any error; instead of 0 it is 141 when the reader of the
 * output closed it early, and 1 when the output could not be written. `--help` anywhere only prints the usage.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig, Context>(
  command: Command<Options, Context>,
): Promise<void> {
  let line: CommandLine<Options> | undefined
  watchOutput()
  if (process.argv.slice(2).includes('--help')) {
    console.log(command.usage)
    endWith(0)
    return
  }
  try {
    const { action: chosen, positionals, ...parsed } = parse(command)
    line = { action: parsed.name, positionals, options: parsed.options }
    checkPositionals(chosen, positionals)
    endWith((await command.open(line, (context) => chosen.run(context, positionals))) ?? 0)
  } catch (error) {
    const explanation = line && command.explain?.(error, line)
    const message = explanation ?? messageOf(error)
    const lines = error instanceof UsageError ? [message, command.usage] : [message]
    console.error(lines.join('\n').trim().split('\n').map(forTerminal).join('\n'))
    endWith(1)
  }
}

/** The exit code of a program that ends by the signal of a closed pipe (SIGPIPE), as shells report it. */
const READER_GONE = 141

/** Replaces the exit code 0 once some of the output is lost. */
let exitCodeOfLoss = 0

/**
 * A reader such as `head` closes the pipe when it has enough: the command finishes its work quietly, and its exit code
 * says that not everything was read, because the reader may also have failed.
 */
function watchOutput(): void {
  exitCodeOfLoss = 0
  // Several commands may run in one process.
  if (!process.stdout.listeners('error').includes(handleOutputError)) {
    process.stdout.on('error', handleOutputError)
    process.stderr.on('error', () => undefined)
  }
}

function handleOutputError({ code }: NodeJS.ErrnoException): void {
  if (exitCodeOfLoss !== 0) return
  exitCodeOfLoss = code === 'EPIPE' ? READER_GONE : 1
  if (code !== 'EPIPE') console.error(`The output is not complete: it cannot be written (${code}).`)
  // Output may also fail after the action has ended.
  endWith(Number(process.exitCode ?? 0))
}

function endWith(code: number): void {
  process.exitCode = code === 0 ? exitCodeOfLoss : code
}

function parse<Options extends ParseArgsOptionsConfig, Context>(
  command: Command<Options, Context>,
) {
  const { options, positionals } = parseArguments(command.options)
  const { actions } = command
  if (isAction(actions)) return { name: '', action: actions, options, positionals }
  const [name = command.defaultAction ?? '', ...rest] = positionals
  const found = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!found) throw new UsageError(name === '' ? '' : `There is no command ${name}.`)
  return { name, action: found, options, positionals: rest }
}

function parseArguments<Options extends ParseArgsOptionsConfig>(options: Options | undefined) {
  if (!options) return { options: {} as OptionValues<Options>, positionals: process.argv.slice(2) }
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    return { options: values, positionals }
  } catch (error) {
    // Only the first sentence of Node's message is useful here.
    throw new UsageError(messageOf(error).replace(/\. .*$/s, '.'))
  }
}

function isAction<Context>(given: Actions<Context> | Action<Context>): given is Action<Context> {
  return typeof given.run === 'function'
}

function checkPositionals({ names }: Action<never>, positionals: readonly string[]): void {
  const missing = names.find((name, at) => !name.endsWith('?') && !positionals[at]?.trim())
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`)
  const extra = positionals[names.length]
  if (extra !== undefined) throw new UsageError(`Unexpected argument: ${extra}.`)
}

function messageOf(error: unknown): string {
  if (error instanceof AppError) {
    if (error.code === 404) return 'Not found.'
    if (error.code === 409) return 'The current state does not allow this.'
    if (error.fields.length > 0) {
      return `Not accepted: ${error.fields.map(({ field, reason }) => `${field} (${reason})`).join(', ')}.`
    }
  }
  return error instanceof Error ? error.message : String(error)
}
