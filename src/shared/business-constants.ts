// The business constants and limits of the shop; other promises of the seller are part of the brand (brand.ts).

/** A request of a page to the server fails after this time without an answer. */
export const REQUEST_TIMEOUT_MS = 40_000

/** How long a short message stays on the page. */
export const TOAST_MS = 5_000

/** Money in whole units of the currency in the name. */
export const BUSINESS = {
  /** The deposit with which a dropshipper starts, as texts state it; the ledger uses the money setting `opening`. */
  depositUsd: 1000,
  /** Below this balance a dropshipper is asked for a top-up. */
  topUpThresholdUsd: 100,
  /** Added to payments by PayPal, which are at most `paypalMaximumUsd`. */
  handlingPercent: 4.5,
  paypalMaximumUsd: 5000,
  /** Pieces per item that an order has at least, unless the price list says otherwise. */
  wholesaleMinimum: 5,
  dropshipMinimum: 1,
  /** The fee for returned goods where the return is not our mistake. */
  restockingPercent: 15,
  /** For goods in a return parcel that we did not sell and that are not claimed. */
  unclaimedGoodsUsdPerKg: 100,
  /** This long after the last step, data of applicants who did not become members are erased. */
  applicantDataMonths: 6,
  /** A file of this size is too large already. */
  attachmentMaxBytes: 10 * 1024 * 1024,
  dateCodeLength: 21,
  verificationCodeLength: 16,
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  /** A page that is reached sooner than this after the navigation before it does not count as viewed. */
  pageViewThresholdMs: 1000,
  toastMs: TOAST_MS,
} as const

/** How long an order waits for a sufficient balance before it is cancelled. */
export const AWAITING_FUNDS_DAYS = 14

/**
 * How long an order, or the acceptance of an offer, waits for the approval of an owner. After that the order is
 * cancelled, or the offer is open again.
 */
export const AWAITING_APPROVAL_DAYS = 7

/** How long an offer on a wholesale order can be accepted. */
export const OFFER_DAYS = 14

/** How long an accepted order waits for its payment; its pieces stay reserved for the first RESERVED_WORKING_DAYS. */
export const PAYMENT_DAYS = 14
export const RESERVED_WORKING_DAYS = 5

/**
 * The days in which a member has to send the parcel of an approved return, answer a question, or claim foreign goods.
 * A parcel sent on the last day may be on its way for `onTheWay` more days before its return expires. A settled return
 * is closed `inactiveUntilClosed` days later.
 */
export const RETURN_DAYS = {
  sendWithin: 30,
  onTheWay: 30,
  answerWithin: 30,
  claimForeignWithin: 30,
  inactiveUntilClosed: 30,
} as const

/** An email code ends after this many attempts to enter it. Sentences say "five": see emailCode in reason-texts.ts. */
export const EMAIL_CODE_ATTEMPTS = 5

export const WARRANTY_MONTHS = { lithium: 12, nickel: 6, leadAcid: 6 } as const

export const STORAGE_CELSIUS = { from: 15, to: 25 } as const

/**
 * The charging limit in V per cell, for ordinary lithium-ion cells only: those with a nominal voltage of at most
 * `nominal`, so that three in series have at most `nominalOfThree`. High-voltage cells have a higher limit.
 */
export const CHARGING_LIMIT = {
  volts: 4.2,
  tolerance: 0.05,
  nominal: 3.7,
  nominalOfThree: 11.1,
} as const

/** Energy limits of lithium-ion batteries in air transport, in Wh; `withApproval`: what the airline may approve. */
export const AIR_LIMIT_WH = { cell: 20, battery: 100, withApproval: 160 } as const

/** Lithium metal: grams of lithium for simplified transport. */
export const LITHIUM_LIMIT_GRAMS = { cell: 1, battery: 2 } as const

/** The currencies in which members pay. CNY is shown as RMB. */
export const PAYMENT_CURRENCIES = ['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD'] as const
