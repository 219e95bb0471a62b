// Parcels in a browser: an order of two, tracked by a file, one of them lost and sent again, as its member sees it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { pickOrder } from '../src/server/staff/orders/handle-order.ts'
import { reportLost, resendParcel } from '../src/server/staff/orders/lose-parcels.ts'
import { packParcels } from '../src/server/staff/orders/pack-parcels.ts'
import { sendParcel } from '../src/server/staff/orders/send-parcels.ts'
import { trackParcels } from '../src/server/staff/orders/track-parcels.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { enrolSeller, ITEM, setStock } from '../test/support/orders.ts'
import { lineOf } from '../test/support/parcels.ts'
import { testsInTurn } from '../test/support/sample.ts'
import { useJourneys } from './support/arrive.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { placeOrder } from './support/place-orders.ts'

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 100)
})
afterAll(() => shop?.close())
const { arrive } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

describe.each(LANGS)('in %s', (lang) => {
  const test = testsInTurn(lang, 2)
  const { orders } = TEXTS[lang].money
  const staff = () => ({ db: shop.db, now: new Date(), actor: 'staff:warehouse@example' })

  test('the order page shows two parcels with their links, the lost one, and the one that sends it again', async () => {
    const seller = await enrolSeller(shop, 100_000n, { lang })
    const viewport = { width: 360, height: 780 }
    const page = await arrive(`${langPrefix(lang)}/orders`, { member: seller, viewport })
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
    await resendParcel(staff(), lost, { codes: new Map(), pattern: 'YYWW' })
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
      const { text } = await shop.mailbox.next({ to: seller.email }, 20_000)
      if (text.includes('https://parcels.example/track/')) linked += 1
    }
  })
})
