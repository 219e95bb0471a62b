// The mails about returns with their data.

/** What happened to a return, as far as its member gets a mail about it. */
export const RETURN_MAIL_EVENTS = [
  'requested',
  /** Staff have a question. */
  'asked',
  'approved',
  /** Approved, and nothing need be sent back. */
  'nothingSent',
  'received',
  /** Refunded. */
  'settled',
  /** The accepted pieces cost nothing: no money is credited. */
  'settledFree',
  /** The accepted pieces were sent again. */
  'replaced',
  'rejected',
  /** The member did not answer, or send the parcel, in time. */
  'expired',
  /** The parcel contains foreign goods, which can be claimed. */
  'foreign',
  /** The foreign goods were not claimed: they were disposed of, and the member is charged for it. */
  'disposed',
] as const
export type ReturnMailEvent = (typeof RETURN_MAIL_EVENTS)[number]

export interface ReturnMails {
  /** Amounts with their currency: 'USD 61.50'; empty: not known or none. */
  'return-moved': {
    firstName: string
    event: ReturnMailEvent
    returnNo: string
    orderNo: string
    /** A question or a reason, in the words of staff. */
    note: string
    /** Where the parcel is sent to; empty: nothing is sent. */
    address: string
    /** Until when the buyer has to take the step that the mail names; null: no deadline. */
    dueAt: Date | null
    trackingNo: string
    /** The weight of goods that we did not sell. */
    kilograms: string
    refund: string
    fee: string
    /** Refund less fee. */
    credited: string
    /** What the disposal of goods that we did not sell costs. */
    charge: string
  }
  /** To staff of the catalogue: returns contradict entries of fit lists. */
  'fit-notice': { itemNo: string; device: string; returnNos: string[] }
}
