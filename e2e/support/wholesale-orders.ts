// Orders of wholesalers in journeys: sent as the checkout sends them, and read with their documents.
import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Lang } from '../../src/shared/lang.ts'
import type { TestMember } from '../../test/support/create-member.ts'
import { ITEM } from '../../test/support/orders.ts'
import { readPdf } from '../../test/support/read-pdf.ts'
import type { MemberShop } from './member-shop.ts'
import { TEXTS } from './page-texts.ts'

async function post(page: Page, { headers }: TestMember, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers })
  return (await answer.json()).result
}

/** Returns the revision of the basket. */
export async function fillBasket(page: Page, buyer: TestMember, quantity = 10): Promise<number> {
  const lines = [{ itemNo: ITEM, quantity }]
  return (await post(page, buyer, '/api/basket/lines', { mode: 'set', lines })).revision
}

/** Fills the basket and submits it as the checkout does. Returns the number of the order. */
export async function submit(
  page: Page,
  buyer: TestMember & { addressId: string },
  quantity = 10,
): Promise<string> {
  const revision = await fillBasket(page, buyer, quantity)
  const key = crypto.randomUUID()
  const sent = { revision, key, deliverTo: buyer.addressId }
  return (await post(page, buyer, '/api/orders/submit', sent)).orderNo
}

/** Ignores blanks, because references are printed in groups. */
export function expectWords(text: string | undefined, words: readonly string[]): void {
  const plain = (text ?? '').replaceAll(/\s/g, '')
  for (const word of words) expect(plain).toContain(word)
}

/** The text of the only file of this kind that the page of an order links to. */
export async function readDocument(page: Page, kind: string): Promise<string> {
  const [only, ...more] = await readDocuments(page, kind)
  expect(more).toEqual([])
  return only ?? ''
}

/** The texts of the files of this kind that the page of an order links to. */
export async function readDocuments(page: Page, kind: string): Promise<string[]> {
  const links = page.locator(`a[download][href*="kind=${kind}"]`)
  await links.first().waitFor()
  const texts: string[] = []
  for (const link of await links.all()) {
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    texts.push(readPdf(await file.body()))
  }
  return texts
}

/**
 * Waits for the label of the state `name` on the page of an order, as the whole text of an element, because sentences of the
 * page contain the same words, such as that the order is cancelled immediately.
 */
export async function waitForLabel(page: Page, lang: Lang, name: string): Promise<void> {
  const { labels } = TEXTS[lang].money.orders
  await page
    .getByText(labels[name] ?? '', { exact: true })
    .first()
    .waitFor()
}

export async function stateOf(shop: MemberShop, orderNo: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select state from trade_order where order_no = ${orderNo}`.execute(shop.db)
  return rows[0]?.state ?? ''
}

export async function referenceOf(shop: MemberShop, orderNo: string): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    select payment_reference as reference from trade_order where order_no = ${orderNo}`.execute(
    shop.db,
  )
  return rows[0]?.reference ?? ''
}
