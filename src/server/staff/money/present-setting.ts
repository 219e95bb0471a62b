// A proposed change of money settings as staff read it: the value at that time and the new one.
import type { SettingValue, StaffRequest } from '../../../contract/staff-queue.ts'
import { minorText } from '../../../shared/minor-units.ts'
import type { FormerSetting, SettingChange } from './change-money-settings.ts'

const NOTHING: SettingValue = { amount: null, percent: null, isActive: null, text: null }

/** `before`: what was set when the change was proposed. A setting without a currency is a rate in basis points. */
export function presentSetting(
  change: SettingChange,
  before: FormerSetting,
): NonNullable<StaffRequest['setting']> {
  const { currency } = change
  if (change.kind === 'bank') {
    const from = 'text' in before ? before.text : null
    const to = { ...NOTHING, text: change.text }
    return { name: 'bank', currency, from: from === null ? null : { ...NOTHING, text: from }, to }
  }
  if (change.kind === 'method') {
    const former = 'bp' in before ? before : { bp: 0, isActive: false }
    const { bp = former.bp, isActive = former.isActive } = change
    return {
      name: change.id,
      currency,
      from: { ...NOTHING, percent: percentOf(former.bp), isActive: former.isActive },
      to: { ...NOTHING, percent: percentOf(bp), isActive },
    }
  }
  const from = 'value' in before ? before.value : null
  const valueOf = (value: string): SettingValue => {
    return currency === null
      ? { ...NOTHING, percent: percentOf(Number(value)) }
      : { ...NOTHING, amount: minorText(BigInt(value), currency) }
  }
  return {
    name: change.key,
    currency,
    from: from === null ? null : valueOf(from),
    to: valueOf(change.value),
  }
}

/** `bp`: basis points, hundredths of a percent. */
function percentOf(bp: number): string {
  return `${bp / 100}`
}
