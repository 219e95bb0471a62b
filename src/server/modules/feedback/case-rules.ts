// The required fields of a case by type, and its state transitions.
import type { CaseState, InquiryType } from '../../../shared/case-states.ts'
import type { FieldError } from '../../platform/errors.ts'

/** The fields of a type; those not given are absent. */
export interface CaseFacts {
  /** As typed: our item number, a number on the old battery, or the device. */
  modelNumber?: string | undefined
  orderNo?: string | undefined
  quantity?: number | undefined
  dateCode?: string | undefined
  reason?: string | undefined
  device?: string | undefined
  /** The shop where suspicious goods were bought. */
  seller?: string | undefined
  sellerUrl?: string | undefined
  verificationCode?: string | undefined
}

/**
 * Type `warranty` needs order, quantity, date code and reason, for goods that do not fit also the device;
 * `report_seller` needs the seller.
 */
export function missingFacts(type: InquiryType, facts: CaseFacts): FieldError[] {
  const needed: (keyof CaseFacts)[] = []
  if (type === 'warranty') needed.push('orderNo', 'quantity', 'dateCode', 'reason')
  if (type === 'warranty' && facts.reason === 'does_not_fit') needed.push('device')
  if (type === 'report_seller') needed.push('seller')
  return needed.flatMap((field) =>
    facts[field] === undefined ? [{ field, reason: 'required' }] : [],
  )
}

export type StaffStep = 'reply' | 'solve' | 'close' | 'reopen'

/** The transitions available to staff. */
export const STAFF_STEPS: Record<StaffStep, { from: readonly CaseState[]; to: CaseState }> = {
  reply: {
    from: ['new', 'waiting_for_us', 'waiting_for_you', 'solved'],
    to: 'waiting_for_you',
  },
  solve: { from: ['new', 'waiting_for_us', 'waiting_for_you'], to: 'solved' },
  close: { from: ['new', 'waiting_for_us', 'waiting_for_you', 'solved'], to: 'closed' },
  reopen: { from: ['solved', 'closed'], to: 'waiting_for_us' },
}
