// The receipt of an application in this tab: whose it is once someone has logged in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readReceipt, readReceiptOfVisitor, storeReceipt } from './registration-storage.ts'

const RECEIPT = {
  applicationNo: 'A26-000001',
  dueAt: '2026-06-03T08:00:00Z',
  email: 'one@customer.example',
  ticket: 'x'.repeat(43),
}
const page = { cookie: '' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['while nobody is logged in', '', '', true],
  ['until someone logs in', '', 'username=two', false],
  ['to the member who was logged in when it was sent', 'username=one', 'username=one', true],
  ['until another member logs in', 'username=one', 'username=two', false],
])('the receipt leads to its application %s', (_when, before, since, isShown) => {
  page.cookie = before
  storeReceipt(RECEIPT)
  page.cookie = since
  expect(readReceiptOfVisitor()?.ticket).toBe(isShown ? RECEIPT.ticket : undefined)
  expect(readReceipt()?.applicationNo).toBe(RECEIPT.applicationNo)
})
