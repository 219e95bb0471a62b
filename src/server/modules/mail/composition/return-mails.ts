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
  'settled',
  'replaced',
  'rejected',
  'expired',
  /** The parcel contains foreign goods, which can be claimed. */
  'foreign',
  /** They were not claimed: disposed of and charged. */
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
    dueAt: Date | null
    trackingNo: string
    /** The weight of goods that we did not sell. */
    kilograms: string
    refund: string
    fee: string
    /** Refund less fee. */
    credited: string
    /** What their disposal costs. */
    charge: string
  }
  /** To staff of the catalogue: returns contradict entries of fit lists. */
  'fit-notice': { itemNo: string; device: string; returnNos: string[] }
}
