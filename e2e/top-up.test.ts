// A dropshipper's order from the top-up that it waits for to its delivery, with every mail read.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditMatched, enterBankLine } from '../src/server/staff/money/handle-payments.ts'
import {
  deliverOrder,
  dispatchOrder,
  packOrder,
  pickOrder,
} from '../src/server/staff/orders/handle-order.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { figuresOf, readPaymentReference } from '../test/support/money.ts'
import { createDropshipper, ITEM, RECIPIENT, setStock } from '../test/support/orders.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { fillRecipient } from './support/place-orders.ts'
import { readMails } from './support/read-mails.ts'

const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const

let shop: MemberShop
beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 100)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

const staff = () => ({ db: shop.db, now: new Date(), actor: 'staff:team@example' })

test.each(sampleInTurn(LANGS, 3))(
  'in %s a top-up releases an order, which is delivered',
  async (lang) => {
    const dropshipper = await createDropshipper(shop, 1_00n, { lang })
    const { accountId, companyId, email } = dropshipper
    await sql`insert into order_setting (company_id, kind, mails)
    values (${companyId}, 'dropship', 'each')`.execute(shop.owner)
    const { checkout: t, money } = TEXTS[lang]
    const { labels, waiting } = money.orders
    const prefix = langPrefix(lang)
    const page = await visit(null, { member: dropshipper })
    const waitForLabel = (label: string) =>
      page
        .getByText(labels[label] ?? '', { exact: true })
        .first()
        .waitFor()
    const expectMails = async (...mails: string[][]) => {
      const texts = await readMails(shop, email, mails)
      expect(texts.filter((text) => text.includes(RECIPIENT.name))).toEqual([])
    }

    await page.request.post(`${shop.address}/api/basket/lines`, {
      data: { lang, mode: 'set', lines: [{ itemNo: ITEM, quantity: 2 }] },
      headers: dropshipper.headers,
    })
    await page.goto(`${prefix}/checkout`)
    await fillRecipient(page, lang)
    await page.locator('input[value=example-air-express]').check()
    await button(page, t.place).click()
    await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/orders/O`))
    await page.getByRole('heading', { name: waiting.title }).waitFor()
    const orderNo = page.url().split('/').at(-1) ?? ''
    await expectMails([orderNo])

    await creditByStaff(accountId, orderNo)
    await expectMails(['500.00'], [orderNo])
    await page.reload()
    await waitForLabel('confirmed')

    await pickOrder(staff(), orderNo)
    await packOrder(staff(), orderNo, PARCEL)
    await page.reload()
    await waitForLabel('being_packed')
    await dispatchOrder(staff(), orderNo, 'TRACK-77')
    await expectMails([orderNo, 'TRACK-77'])
    await deliverOrder(staff(), orderNo)
    await page.reload()
    await waitForLabel('delivered')
    await page.getByText('TRACK-77').first().waitFor()
    expect((await figuresOf(shop.db, accountId)).held).toBe(0)
    expect(shop.mailbox.all().filter(({ to }) => to.includes(email))).toHaveLength(4)
  },
)

async function creditByStaff(accountId: number, bankReference: string): Promise<void> {
  const statedReference = await readPaymentReference(shop.db, accountId)
  const line = {
    method: 'transfer',
    currency: 'USD',
    amount: 500_00n,
    bankReference,
    statedReference,
  }
  const entered = await enterBankLine(staff(), { ...line, arrivedAt: new Date() })
  if (entered.state !== 'matched') throw new Error(JSON.stringify(entered))
  await creditMatched(staff(), entered.paymentId)
}
