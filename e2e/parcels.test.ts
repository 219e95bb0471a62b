// Parcels in a browser: an order of two, tracked by a file, one of them lost and sent again; a service that rejects batteries.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { pickOrder } from '../src/server/staff/orders/handle-order.ts'
import { reportLost, resendParcel } from '../src/server/staff/orders/lose-parcels.ts'
import { packParcels } from '../src/server/staff/orders/pack-parcels.ts'
import { sendParcel } from '../src/server/staff/orders/send-parcels.ts'
import { trackParcels } from '../src/server/staff/orders/track-parcels.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { createDropshipper, ITEM, setStock } from '../test/support/orders.ts'
import { lineOf } from '../test/support/parcels.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { fillRecipient, placeOrder } from './support/place-orders.ts'

/** The names of the service that carries no lithium batteries packed alone. */
const REJECTED_BY_AIR = { en_us: 'Example airmail', zh_cn: '示例：航空小包', zh_hk: '示例：空郵' }

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 100)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 2)
  const { orders } = TEXTS[lang].money
  const staff = () => ({ db: shop.db, now: new Date(), actor: 'staff:warehouse@example' })

  test('the order page shows two parcels with their links, the lost one, and the one that sends it again', async () => {
    const dropshipper = await createDropshipper(shop, 100_000n, { lang })
    const viewport = { width: 360, height: 780 }
    const page = await visit(`${langPrefix(lang)}/orders`, { member: dropshipper, viewport })
    const orderNo = await placeOrder(page, ITEM, 3)
    const [first, second] = [`${orderNo}-1`, `${orderNo}-2`]
    await pickOrder(staff(), orderNo)
    const parcels = [2, 1].map((pieces) => ({ grams: 500, lines: [lineOf(ITEM, pieces)] }))
    await packParcels(staff(), orderNo, { pattern: 'YYWW', parcels })
    const folder = await mkdtemp(join(tmpdir(), 'parcels-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, 'carrier.csv')
    await writeFile(path, `parcel,tracking\n${first},${first}-A\n${second},${second}-B\n`)
    expect(await trackParcels(staff(), { path, isWriting: true })).toMatchObject({ errors: [] })
    await page.goto(`${shop.address}${langPrefix(lang)}/orders/${orderNo}`)
    const cards = page.locator('section[aria-labelledby="parcels"] > ul > li')
    await expect.poll(() => cards.count()).toBe(2)
    const link = cards.first().getByRole('link', { name: orders.parcel.track })
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`https://parcels.example/track/${first}-A`)
    await expect.poll(() => cards.first().innerText()).toContain(`2 × ${ITEM}`)
    const lost = { orderNo, parcelNo: first }
    await reportLost(staff(), lost, { isDamaged: false })
    await page.reload()
    await cards.first().getByText(orders.parcel.undecided).waitFor()
    await resendParcel(staff(), lost, { dateCodes: new Map(), pattern: 'YYWW' })
    const again = { orderNo, parcelNo: `${orderNo}-3` }
    await sendParcel(staff(), again, { trackingNo: `${orderNo}-C` })
    await page.reload()
    await expect.poll(() => cards.count()).toBe(3)
    await cards.first().getByText(orders.parcel.replacedBy(again.parcelNo)).waitFor()
    await cards.last().getByText(orders.parcel.replaces(first)).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    let linked = 0
    while (linked < 3) {
      const { text } = await shop.mailbox.next({ to: dropshipper.email }, 20_000)
      if (text.includes('https://parcels.example/track/')) linked += 1
    }
  })

  test('a service by air that does not take the batteries is listed with the reason, and the one by road takes them', async () => {
    road ??= addRoadService()
    await road
    const dropshipper = await createDropshipper(shop, 100_000n, { lang })
    const page = await visit(null, { member: dropshipper, viewport: { width: 360, height: 780 } })
    const line = { itemNo: ITEM, quantity: 1 }
    const data = { lang, mode: 'set', lines: [line] }
    await page.request.post('/api/basket/lines', { data, headers: dropshipper.headers })
    await page.goto(`${langPrefix(lang)}/checkout`)
    await fillRecipient(page, lang)
    const excluded = page.locator('li', { hasText: REJECTED_BY_AIR[lang] })
    await excluded.getByText('UN 3480').waitFor()
    await expect.poll(() => page.locator('input[value=example-airmail]').count()).toBe(0)
    await page.locator('input[value=example-road]').check()
    expect(await seriousViolations(page)).toEqual([])
    await button(page, TEXTS[lang].checkout.place).click()
    await page.waitForURL((url) => url.pathname.startsWith(`${langPrefix(lang)}/orders/O`))
    await page
      .getByText(orders.labels['confirmed'] ?? '', { exact: true })
      .first()
      .waitFor()
  })
})

/** The service by road, which the first language that needs it adds. */
let road: Promise<void> | undefined

/** Copies the example service by sea as a service by road. */
async function addRoadService(): Promise<void> {
  await sql`insert into shipping_service select (jsonb_populate_record(s, jsonb_build_object('id', 'example-road',
    'mode', 'road', 'name_en_us', 'Example road', 'name_zh_cn', '示例：公路', 'name_zh_hk', '示例：陸運'))).*
    from shipping_service s where id = 'example-sea-parcel' on conflict do nothing`.execute(
    shop.owner,
  )
  for (const table of ['shipping_rule', 'shipping_rate']) {
    await sql`insert into ${sql.table(table)} overriding system value select (jsonb_populate_record(t,
      jsonb_build_object('service', 'example-road', 'id', nextval(pg_get_serial_sequence(${table}, 'id'))))).*
      from ${sql.table(table)} t where service = 'example-sea-parcel'`.execute(shop.owner)
  }
}
