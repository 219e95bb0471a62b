// What is known about a batch of verification codes, and how often they were checked.

export interface BatchFacts {
  /** Null: not stated, as with `madeOn`. */
  itemNo: string | null
  /** The manufacturing lot of the batteries. Empty: not stated, as with `note`. */
  lot: string
  /** YYYY-MM-DD */
  madeOn: string | null
  note: string
}

export interface BatchReport extends BatchFacts {
  id: string
  createdAt: Date
  voidedAt: Date | null
  codes: number
  /** Codes checked at least once, more than once, five times or more (SUSPICIOUS_FROM in batch-service.ts). */
  checked: number
  repeated: number
  suspicious: number
  voided: number
}
