// Formats cents as US dollars in the page language.
import { useMoney } from '../../../features/pricing/price/money-format.ts'

/** 123450 becomes 'USD 1,234.50'. */
export function useUsd(): (cents: number) => string {
  const money = useMoney()
  return (cents) => money(decimalOf(cents), 'USD')
}

function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
