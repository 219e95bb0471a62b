// Writes the mails about orders: about one event, about the events of a day, and about an uploaded file of orders.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { StoredAttachment } from '../../db/schema/mail.ts'
import { countryNamesIn, nameOfCountry } from '../../platform/countries.ts'
import type { OrderMailEvent, WhoMayOrder } from './composition/order-mail-contents.ts'
import { writeMail } from './mail-service.ts'

/** The recipient of a mail and the order that it is about. */
interface Facts {
  to: string
  lang: Lang
  firstName: string
  orderNo: string
  ownReference: string
  city: string
  country: string
  /** First and last day of the arrival, YYYY-MM-DD; only the mail about 'paid' states them. */
  promised?: { from: string; to: string } | null
}

/**
 * Call it in the transaction of the change. `facts` undefined: writes nothing, because the company wants no mail about
 * the event, or the daily mail reports it. `OrderMailContents` explains the fields and the events that need them.
 */
export async function writeOrderMail(
  trx: Kysely<Database>,
  now: Date,
  facts: Facts | undefined,
  {
    event,
    trackingNo = '',
    trackingUrl = '',
    parcelNo = '',
    dueAt = null,
    items = [],
    payment = null,
    newTotal = '',
    othersStopped = 0,
    reasonText = '',
    orderUrl = null,
    attachments = [],
  }: {
    event: OrderMailEvent
    trackingNo?: string
    trackingUrl?: string
    parcelNo?: string
    dueAt?: Date | null
    items?: { itemNo: string; quantity: number; replacement: string | null }[]
    payment?: { amount: string; reference: string } | null
    newTotal?: string
    othersStopped?: number
    /** Why we cancelled or stopped it. */
    reasonText?: string | undefined
    orderUrl?: string | null
    attachments?: StoredAttachment[]
  },
): Promise<void> {
  if (!facts) return
  const { to, lang, promised = null, ...contents } = facts
  const country = await nameOfCountry(contents.country, lang)
  await writeMail(trx, now, {
    template: 'order-moved',
    to,
    lang,
    contents: {
      ...contents,
      country,
      event,
      trackingNo,
      trackingUrl,
      parcelNo,
      dueAt,
      promised: event === 'paid' ? promised : null,
      items,
      payment,
      newTotal,
      othersStopped,
      reasonText,
      orderUrl,
    },
    attachments,
  })
}

/** The daily mail. `waiting`: how many orders wait for money, and when the first of them is cancelled for lack of it. */
interface Digest {
  reader: { to: string; lang: Lang; firstName: string }
  orders: {
    orderNo: string
    ownReference: string
    city: string
    country: string
    state: OrderState
  }[]
  waiting: { orders: number; firstDueAt: Date | null }
}

/** Call it in the transaction that removes the entries of the digest. */
export async function writeOrderDigest(
  trx: Kysely<Database>,
  now: Date,
  { reader: { to, lang, firstName }, orders, waiting }: Digest,
): Promise<void> {
  const nameOf = await countryNamesIn(lang)
  await writeMail(trx, now, {
    template: 'order-digest',
    to,
    lang,
    contents: {
      firstName,
      orders: orders.map(({ state, country, ...order }) => ({
        ...order,
        country: nameOf(country),
        status: statusOf(state),
      })),
      waiting: waiting.orders,
      firstDueAt: waiting.firstDueAt,
    },
  })
}

/** The state may have changed since the event. */
function statusOf(state: OrderState): 'waiting' | 'confirmed' | 'cancelled' {
  if (state === 'awaiting_funds') return 'waiting'
  return state === 'cancelled' ? 'cancelled' : 'confirmed'
}

/**
 * The outcome of a file of orders; call it in the transaction that ends the file. `placed` and `waiting` (for money) count
 * orders, `faulty` counts rows.
 */
export async function writeFileMail(
  trx: Kysely<Database>,
  now: Date,
  {
    to,
    lang,
    ...contents
  }: {
    to: string
    lang: Lang
    firstName: string
    fileName: string
    whoMayOrder: WhoMayOrder
    placed: number
    waiting: number
    faulty: number
  },
): Promise<void> {
  await writeMail(trx, now, { template: 'order-file-done', to, lang, contents })
}
