// The order in which waiting orders are released: moves in the list, and the top-up each needs.
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'

/** Returns a new list; `to` is limited to its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(list.length - 1, to))
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(place, 0, ...list.slice(from, from + 1))
}

/**
 * The amount to credit before each order is released: the totals of it and the orders before it, less the balance.
 * '0.00' if the balance suffices; null for a stopped order, which is skipped. Amounts have the decimals of their currency.
 */
export function topUpsNeeded(list: readonly WaitingOrder[], available: string): (string | null)[] {
  let need = 0n
  const availableMinor = inMinor(available)
  const decimals = available.split('.')[1]?.length ?? 0
  return list.map(({ total, stopped }) => {
    if (stopped) return null
    need += inMinor(total)
    return textOf(need > availableMinor ? need - availableMinor : 0n, decimals)
  })
}

function inMinor(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

function textOf(minor: bigint, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
