// Orders whose documents tests read, and a function that fetches such a document.
import { expect } from 'vitest'
import { placeWithHold } from './orders-with-holds.ts'
import { send } from './ask.ts'
import type { TestMember } from './create-member.ts'
import { createMemberWithMoney } from './money.ts'
import { ITEM, OTHER } from './orders.ts'
import type { TestApp } from './test-app.ts'

const LINES = [
  { itemNo: ITEM, parts: [{ quantity: 6, unit: '12.3456' }] },
  { itemNo: OTHER, parts: [{ quantity: 3, unit: '7.25' }] },
]

/** Six pieces of one item and three of another; the money is held, nothing is dispatched. */
export async function placeForDocuments(
  shop: TestApp,
  kind: 'wholesale' | 'dropship',
  isDemonstration = false,
) {
  const member = await createMemberWithMoney(shop.db, shop.owner, { kind, available: 1_000_000n })
  const { accountId } = member
  const placed = await placeWithHold(shop.db, { accountId, lines: LINES, isDemonstration })
  return { member, placed }
}

/** The PDF of GET /api/orders/{orderNo}/document, which no cache may keep. */
export async function fetchDocument(
  shop: TestApp,
  { headers }: Pick<TestMember, 'headers'>,
  { orderNo, ...query }: { orderNo: string; kind: string; parcel?: string; lang?: string },
): Promise<Buffer> {
  const text = new URLSearchParams({ lang: 'en_us', ...query }).toString()
  const answer = await send(shop, 'GET', `/api/orders/${orderNo}/document?${text}`, null, headers)
  expect(answer.headers['content-type'], answer.body.slice(0, 200)).toBe('application/pdf')
  expect(answer.headers['cache-control']).toContain('no-store')
  return answer.rawPayload
}
