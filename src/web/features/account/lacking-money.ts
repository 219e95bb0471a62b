// What an account lacks for its orders, in minor units.
import type { AccountFigures } from '../../../contract/account.ts'
import { parseMinor } from '../../../shared/minor-units.ts'

/** Before the account is opened, at least the rest of the opening deposit. Zero or less: nothing is missing. */
export function lackingFor(
  needed: bigint,
  figures: Pick<AccountFigures, 'currency' | 'available' | 'missingToOpen' | 'isOpened'>,
): bigint {
  const { currency, available, missingToOpen, isOpened } = figures
  const minor = (amount: string) => parseMinor(amount, currency) ?? 0n
  const lacking = needed - minor(available)
  return isOpened ? lacking : larger(lacking, minor(missingToOpen))
}

export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
