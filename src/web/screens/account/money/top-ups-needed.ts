// The top-up that each waiting order needs.
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'

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
