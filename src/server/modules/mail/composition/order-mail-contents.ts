// The mails about orders with their data.

/** What happened to an order, as far as members get a mail about it. */
export const ORDER_MAIL_EVENTS = [
  /** Placed, and the balance covers it. */
  'held',
  /** Placed, and it waits for a top-up. */
  'waiting',
  /** A waiting order is covered now. */
  'funded',
  /** A waiting order will be cancelled unless money arrives. */
  'reminder',
  /** Cancelled, because the balance did not cover it in time. */
  'expired',
  'cancelled',
  /** What was not packed yet is cancelled. */
  'restCancelled',
  'cancelledByUs',
  'restCancelledByUs',
  'stopped',
  /** Stopped, because a payment was taken back and the balance does not cover it. */
  'stoppedByReversal',
  'resumed',
  /** The buyer wanted to cancel it, but it could no longer be stopped. */
  'refused',
  'dispatched',
  'parcelLost',
  'parcelRefunded',
  /** A parcel did not arrive, and its items cost nothing that could be refunded. */
  'parcelClosed',
  /** Pieces of a discontinued item are cancelled. */
  'discontinued',
  /** The buyer decides about a discontinued item, because the order leaves only when complete. */
  'discontinuedAsked',
  'substituted',
  'submitted',
  /** A request for a quotation became an order. */
  'carriedOver',
  'offered',
  /** A discontinued item left an offer that can still be accepted. */
  'offerReduced',
  'offerExpired',
  /** The offer is accepted and the payment is due. */
  'toPay',
  'paid',
  /** Not paid in time: the reserved pieces are released, and the order continues to wait. */
  'unpaid',
  /** Cancelled, because it was not paid in time. */
  'paymentExpired',
  /** Pieces that are not in stock are cancelled, as the buyer chose, and the rest is sent. */
  'shortDropped',
] as const
export type OrderMailEvent = (typeof ORDER_MAIL_EVENTS)[number]

/** What a wholesaler did that the sales team answers. */
export type SalesEvent = 'submitted' | 'changeAsked' | 'declined'

/** Of a company: the member who submitted a file of orders, only its other buyers, or no login at all. */
export type WhoMayOrder = 'submitter' | 'colleagues' | 'nobody'

export interface OrderMailContents {
  /** Of the end customer only city and country; of the order no prices except the amount to pay and the new total of an offer. */
  'order-moved': {
    firstName: string
    event: OrderMailEvent
    orderNo: string
    ownReference: string
    city: string
    /** Its name in the language of the mail. */
    country: string
    trackingNo: string
    /** The address of the carrier's page; absent or '': none. */
    trackingUrl?: string
    /** The number of a lost parcel, also in the mail about its refund. */
    parcelNo?: string
    /** When the order is cancelled for lack of money or of an answer to the offer. */
    dueAt: Date | null
    /** For 'paid': first and last day of the arrival, YYYY-MM-DD; absent in mails written before it was stated. */
    promised?: { from: string; to: string } | null
    /** For 'toPay': the amount with its currency, and what the payment states. */
    payment?: { amount: string; reference: string } | null
    /** For 'offerReduced': what the order costs now, with its currency. */
    newTotal?: string
    /** For 'stoppedByReversal': how many other orders of the reader are stopped too. */
    othersStopped?: number
    /**
     * For 'discontinued': what was cancelled; for 'discontinuedAsked' what the buyer decides about; for 'offerReduced' what
     * left the offer. For 'substituted':
     * what is sent instead.
     */
    items?: { itemNo: string; quantity: number; replacement: string | null }[]
    /** Why we cancelled or stopped it, in the words of staff; absent or '': none. */
    reasonText?: string
    /**
     * For 'substituted', 'discontinuedAsked' and 'offerReduced': where the member decides; null: the shop has no public address yet.
     */
    orderUrl?: string | null
  }
  /** After the job placed a file of orders. `placed` and `waiting` count orders, `faulty` counts rows. */
  'order-file-done': {
    firstName: string
    fileName: string
    /** At the end of the file. */
    whoMayOrder: WhoMayOrder
    placed: number
    waiting: number
    faulty: number
  }
  /** To the sales team; `message` is in the buyer's words. */
  'order-notice': { event: SalesEvent; orderNo: string; company: string; message: string }
  /** What happened to orders in a day. Of end customers only city and country; no prices. */
  'order-digest': {
    firstName: string
    orders: {
      orderNo: string
      ownReference: string
      city: string
      country: string
      status: 'waiting' | 'confirmed' | 'cancelled'
    }[]
    /** Orders of the company that wait for money now, and when the first of them is cancelled. */
    waiting: number
    firstDueAt: Date | null
  }
}
