// A dropshipper with a balance, and orders placed by the calls that a browser makes.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import type { Database } from '../../src/server/db/database.ts'
import { findOrCreateAccount } from '../../src/server/modules/ledger/ledger-service.ts'
import {
  createMember,
  type TestMember,
  type MemberOptions,
} from '../../test/support/create-member.ts'
import type { Lang } from '../../src/shared/lang.ts'
import { putMoney } from '../../test/support/money.ts'
import { RECIPIENT } from '../../test/support/orders.ts'
import { field } from './fields.ts'
import { TEXTS } from './page-texts.ts'

/** Credits `amount` cents as a deposit; the account is open once that covers the opening deposit. */
export async function createMemberWithBalance(
  db: Kysely<Database>,
  amount: bigint,
  options: MemberOptions = {},
): Promise<TestMember> {
  const dropshipper = await createMember(db, { kind: 'dropship', ...options })
  const { id } = await db.transaction().execute((trx) =>
    findOrCreateAccount(trx, {
      companyId: dropshipper.companyId,
      kind: 'dropship',
      currency: 'USD',
    }),
  )
  await putMoney(db, id, amount)
  return dropshipper
}

const CHOICES = {
  address: {
    name: 'Example Recipient',
    line1: 'Beispielweg 17',
    city: 'Hamburg',
    postCode: '20095',
    country: 'DE',
    phone: '+49 40 123456',
  },
  service: 'example-air-express',
  mayWait: true,
}

/** Places an order by calls from the page, which must be a page of the shop. Returns the number of the order. */
export function placeOrder(page: Page, itemNo: string, quantity: number): Promise<string> {
  return page.evaluate(
    async ({ choices, key, line }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        return answer.json()
      }
      const { result: basket } = await post('/api/basket/lines', { mode: 'set', lines: [line] })
      const { revision } = basket
      const { result: quote } = await post('/api/checkout', { ...choices, revision })
      const order = { ...choices, key, revision, expectedTotal: quote.total }
      const placed = await post('/api/orders', order)
      if (!placed.result?.orderNo) throw new Error(`${placed.code}: ${placed.msg}`)
      return placed.result.orderNo as string
    },
    { choices: CHOICES, key: randomUUID(), line: { itemNo, quantity } },
  )
}

/** Fills the address of the sample customer into the checkout. */
export async function fillRecipient(page: Page, lang: Lang): Promise<void> {
  const { labels } = TEXTS[lang].checkout
  await field(page, labels['address.country']).selectOption(RECIPIENT.country)
  const { name, line1, city, postCode, phone } = RECIPIENT
  for (const [key, value] of Object.entries({ name, line1, city, postCode, phone })) {
    await field(page, labels[`address.${key}` as keyof typeof labels]).fill(value)
  }
}
