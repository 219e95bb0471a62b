// Tables of returns, their events, and the entries of fit lists that they contradict. Money is in minor units.
import type { Generated, JSONColumnType } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { ByHandReason, ReturnReason, ReturnResolution } from '../../../shared/return-rules.ts'
import type { ReturnState } from '../../../shared/return-states.ts'

export interface TradeReturnTable {
  id: Generated<number>
  return_no: string
  order_id: number
  company_id: number
  kind: MemberKind
  member_id: number | null
  state: ReturnState
  /** What the customer asked for, and what staff chose. */
  wish: ReturnResolution
  resolution: ReturnResolution | null
  currency: string
  /** The restocking fee in basis points: hundredths of a percent. */
  fee_bp: number
  requested_at: Date
  /** By when the customer must answer (state `more_info`) or send the parcel (`approved`); null: neither is awaited. */
  due_at: Date | null
  inspected_at: Date | null
  settled_at: Date | null
  /** Before the fee is taken off; both are null until the return is refunded. */
  refund: number | null
  /** The restocking fee. */
  fee: number | null
  settle_proposed_by: string | null
  settle_proposed_at: Date | null
  settled_by: string | null
  alone: Generated<boolean>
  /** Of the parcel with the replacement. */
  tracking_no: string | null
  /** Goods in the parcel that we did not sell, and until when the sender may claim them. */
  foreign_grams: number | null
  /** noticed: the sender was mailed and may claim them; disposed: the disposal was charged. */
  foreign_state: 'noticed' | 'claimed' | 'disposed' | null
  foreign_due_at: Date | null
  /** The charge for their disposal, in minor units. */
  disposal: number | null
  erased_at: Date | null
}

export interface ReturnLineTable {
  return_id: number
  line_no: number
  shipment_id: number
  /** Of the line of the order. */
  position: number
  pieces: number
  reason: ReturnReason
  device: string
  /** The entry of the fit list that names this device; null: none. */
  fit_label: string | null
  /** As the member typed it from the pack, in capitals; its first digits are the date of manufacture. Empty: none. */
  date_code: string
  /** Whether the warranty covers it, or staff have to judge that. */
  verdict: 'covered' | 'by_hand'
  warranty_until: string | null
  /** Why a person judges the warranty. */
  doubt: ByHandReason | null
  /** The customer pays no restocking fee for this line. */
  fee_free: boolean
  /** Pieces; null until the inspection. */
  accepted: number | null
  /** Of the accepted pieces that came back: those sold again, and those set aside, such as damaged ones. */
  restocked: Generated<number>
  quarantined: Generated<number>
  refund: number | null
}

export interface ReturnEventTable {
  return_id: number
  seq: number
  at: Date
  event: string
  state: ReturnState
  actor: string
  note: JSONColumnType<Record<string, unknown>>
}

export interface FitReviewTable {
  product_id: number
  /** The device, as the fit list names it. */
  label: string
  /** `wrong`: staff found that the item does not fit the device; `restored`: that it does. */
  state: 'open' | 'wrong' | 'restored'
  opened_at: Date
  decided_at: Date | null
}

export interface ReturnTables {
  trade_return: TradeReturnTable
  return_line: ReturnLineTable
  return_event: ReturnEventTable
  fit_review: FitReviewTable
}
