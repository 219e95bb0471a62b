// Returns of two companies put a fit under review: pages and calls show it until staff decide, and no search calls it
// exact.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '../../src/contract/call.ts'
import { readDeviceRoute } from '../../src/contract/finder.ts'
import { matchRowsRoute } from '../../src/contract/match-rows.ts'
import {
  type FitModel,
  listFitsRoute,
  type ProductPage,
  readProductRoute,
} from '../../src/contract/product.ts'
import { searchProductsRoute, type SearchAnswer } from '../../src/contract/search.ts'
import {
  approveReturn,
  inspectReturn,
  receiveReturn,
} from '../../src/server/staff/returns/handle-return.ts'
import { decideFit } from '../../src/server/staff/returns/review-fits.ts'
import { fitReview } from '../../src/shared/fit-review.ts'
import { LANGS, langPrefix } from '../../src/shared/lang.ts'
import { ask, useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, OTHER, setStock } from '../support/orders.ts'
import {
  previewReturn,
  requestReturn,
  shipOrder,
  staffOf,
  returnInput,
} from '../support/returns.ts'

const shop = useShop()
/** The shop notices a change within half a second, a busy machine later. */
const SOON = { timeout: 10_000 }
let device: FitModel

beforeAll(async () => {
  await setStock(shop(), ITEM, 100)
  const { list } = await readFits()
  device = list.find(({ deviceUrl }) => deviceUrl !== null)!
})

async function readFits(keyword?: string) {
  const input = { itemNo: ITEM, rows: 100, ...(keyword === undefined ? {} : { keyword }) }
  return (await ask<ResultOf<typeof listFitsRoute>>(shop(), listFitsRoute, input)).result
}

const readFit = async () =>
  (await readFits(device.label)).list.find(({ label }) => label === device.label)

async function search(keyword: string) {
  return (await ask<SearchAnswer>(shop(), searchProductsRoute, { keyword })).result
}

const reviewIn = ({ list }: SearchAnswer) =>
  list.find(({ itemNo }) => itemNo === ITEM)?.matchedOn.review

/** One company sends a piece back because it does not fit, and inspection takes it. */
async function returnAsNotFitting(): Promise<void> {
  const dropshipper = await createDropshipper(shop())
  const orderNo = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
  const line = { reason: 'does_not_fit', device: device.label }
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, line))
  await approveReturn(staffOf(shop()), returnNo)
  await receiveReturn(staffOf(shop(), 'warehouse'), returnNo)
  await inspectReturn(staffOf(shop(), 'warehouse'), returnNo, new Map([[1, { good: 1, bad: 0 }]]))
}

function decide(state: 'wrong' | 'restored'): Promise<void> {
  return decideFit(staffOf(shop(), 'catalogue'), { itemNo: ITEM, label: device.label, state })
}

test('one company does not suffice, two put the fit under review', async () => {
  await returnAsNotFitting()
  expect(await readFit()).toEqual(device)
  expect(reviewIn(await search(device.label))).toBeUndefined()
  await returnAsNotFitting()
  const review = fitReview('open', 'en_us')
  await expect.poll(readFit, SOON).toEqual({ ...device, confidence: 'unconfirmed', review })
  // Every name of the device on the fit list is under review, and no other device.
  for (const fit of (await readFits()).list) {
    expect(fit.review, fit.label).toEqual(fit.deviceUrl === device.deviceUrl ? review : undefined)
  }
})

test('a search marks the match and does not call it exact, and the page of the device shows it', async () => {
  const review = fitReview('open', 'en_us')
  await expect.poll(async () => reviewIn(await search(device.label)), SOON).toEqual(review)
  const answer = await search(device.label)
  const isAllUnderReview = answer.list.every(({ matchedOn }) => matchedOn.review)
  expect(answer).toMatchObject({
    certainty: isAllUnderReview ? 'partial' : 'exact',
    exact: null,
    tolerant: isAllUnderReview,
  })
  // By its number the item is found as surely as before.
  expect(await search(ITEM)).toMatchObject({ certainty: 'exact', exact: ITEM })
  const slug = device.deviceUrl!.split('/').at(-1)
  const { products } = (
    await ask<ResultOf<typeof readDeviceRoute>>(shop(), readDeviceRoute, { slug })
  ).result
  expect(products.find(({ itemNo }) => itemNo === ITEM)).toMatchObject({
    review,
    confidence: 'unconfirmed',
  })
})

describe.each(LANGS)('in %s', (lang) => {
  test('list of devices, fit check, search and page of the device say that the fit is under review', async () => {
    const { label, text } = fitReview('open', lang)
    const words = encodeURIComponent(device.label)
    const { list } = await search(device.label)
    const { url } = list.find(({ itemNo }) => itemNo === ITEM)!
    for (const [path, part, end] of [
      [`${url}?fit=${words}`, 'id="fits"', 'id="hydration"'],
      [`${url}?device=${words}`, 'id="fit-check"', '</form>'],
      [`/searchProduct?keyword=${words}`, '<main', '</main>'],
      [device.deviceUrl!, '<main', '</main>'],
    ] as const) {
      const page = { url: `${langPrefix(lang)}${path}`, headers: { host: 'shop.example' } }
      // Without what follows the part, such as the data that the page carries for its scripts.
      const shown = async () => {
        const [, from = ''] = (await shop().app.inject(page)).body.split(part)
        return from.split(end)[0]
      }
      await expect.poll(shown, { ...SOON, message: page.url }).toContain(text)
      expect(await shown(), page.url).toContain(label)
    }
  })
})

test('the twin, which lists the same devices, is marked as well in lists, searches and on its page', async () => {
  const review = fitReview('open', 'en_us', true)
  expect(review.text).not.toBe(fitReview('open', 'en_us').text)
  const input = { itemNo: OTHER, rows: 100, keyword: device.label }
  const read = () => ask<ResultOf<typeof listFitsRoute>>(shop(), listFitsRoute, input)
  const fits = async () => (await read()).result.list.find(({ label }) => label === device.label)
  await expect.poll(fits, SOON).toMatchObject({ confidence: 'unconfirmed', review })
  const { productDetail, fitModelList } = (
    await ask<ProductPage>(shop(), readProductRoute, { itemNo: OTHER })
  ).result
  expect(productDetail.itemNo).toBe(OTHER)
  const shown = fitModelList.list.find(({ label }) => label === device.label)
  if (shown) expect(shown.review).toEqual(review)
  const found = (await search(device.label)).list.find(({ itemNo }) => itemNo === OTHER)
  expect(found?.matchedOn.review).toEqual(review)
  const slug = device.deviceUrl!.split('/').at(-1)
  const { products } = (
    await ask<ResultOf<typeof readDeviceRoute>>(shop(), readDeviceRoute, { slug })
  ).result
  expect(products.find(({ itemNo }) => itemNo === OTHER)).toMatchObject({ review })
  const { rows } = (
    await ask<ResultOf<typeof matchRowsRoute>>(shop(), matchRowsRoute, { pasted: device.label })
  ).result
  const listed = rows[0]?.products.filter(({ itemNo }) => [ITEM, OTHER].includes(itemNo)) ?? []
  expect(listed.length).toBeGreaterThan(0)
  for (const { fit } of listed) expect(fit?.confidence).toBe('unconfirmed')
})

test('staff mark the fit as wrong or restore it, and lists of devices and searches follow', async () => {
  await decide('wrong')
  await expect.poll(readFit, SOON).toMatchObject({ review: fitReview('wrong', 'en_us') })
  await expect
    .poll(async () => reviewIn(await search(device.label)), SOON)
    .toMatchObject({ state: 'refuted' })
  await decide('restored')
  await expect.poll(readFit, SOON).toEqual(device)
  await expect.poll(async () => reviewIn(await search(device.label)), SOON).toBeUndefined()
  expect((await search(device.label)).certainty).toBe('exact')
})

test('a return for a device is free unless it was marked “does not fit” before the order was placed', async () => {
  await setStock(shop(), OTHER, 100)
  const dropshipper = await createDropshipper(shop())
  const ship = (itemNo = ITEM) => shipOrder(shop(), dropshipper, [{ itemNo, quantity: 1 }])
  const judge = async (orderNo: string) => {
    const input = returnInput(orderNo, { reason: 'does_not_fit', device: device.label })
    const [line] = (await previewReturn(shop(), dropshipper, input)).result.lines
    return { isListed: line!.isListed, isFree: Number(line!.fee) === 0, text: line!.text }
  }
  const before = await ship()
  await decide('wrong')
  const [after, ofTwin] = [await ship(), await ship(OTHER)]
  expect(await judge(before)).toMatchObject({ isListed: true, isFree: true })
  for (const orderNo of [after, ofTwin]) {
    const judged = await judge(orderNo)
    expect(judged).toMatchObject({ isListed: false, isFree: false })
    expect(judged.text).toContain('marked this device as “does not fit”')
  }
  await decide('restored')
  for (const orderNo of [after, ofTwin]) {
    expect(await judge(orderNo)).toMatchObject({ isListed: true, isFree: true })
  }
})

test('returns by two names of one device put it under review together', async () => {
  const { list } = await readFits()
  const other = list.find((fit) => {
    return fit.deviceUrl === device.deviceUrl && fit.label !== device.label
  })!
  const { owner } = shop()
  await returnAsNotFitting()
  // As if an import had changed which name comes first since.
  await sql`update return_line set fit_label = ${other.label} where fit_label is not null`.execute(
    owner,
  )
  expect((await readFit())?.review).toBeUndefined()
  await returnAsNotFitting()
  await expect.poll(readFit, SOON).toMatchObject({ review: fitReview('open', 'en_us') })
  const { rows } = await sql<{ label: string; state: string }>`
    select label, state from fit_review`.execute(owner)
  expect(rows).toEqual([{ label: device.label, state: 'open' }])
})
