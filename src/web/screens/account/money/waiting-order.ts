// The order in which waiting orders are released: moves in the list, and the top-up each needs.
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'

/** `to` beyond the ends means the end. The list itself stays as it was. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(list.length - 1, to))
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(place, 0, ...list.slice(from, from + 1))
}

/**
 * For each order what has to be credited until it is released: what it and those before it need beyond the balance.
 * '0.00': the balance covers it. Amounts have the decimals of their currency. A stopped order is passed over: null.
 */
export function topUpsNeeded(list: readonly WaitingOrder[], available: string): (string | null)[] {
  let need = 0n
  const free = inMinor(available)
  const decimals = available.split('.')[1]?.length ?? 0
  return list.map(({ total, stopped }) => {
    if (stopped) return null
    need += inMinor(total)
    return textOf(need > free ? need - free : 0n, decimals)
  })
}

function inMinor(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

function textOf(minor: bigint, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
