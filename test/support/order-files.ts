// Files of orders for tests: their rows, and the calls a browser makes with them.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  checkOrderFileRoute,
  type OpenedOrderFile,
  type OrderFile,
  placeOrderFileRoute,
  readOrderFileRoute,
  uploadOrderFileRoute,
} from '../../src/contract/order-file.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { formBody } from './forms.ts'
import { runJob } from './run-job.ts'
import { type Answer, ask, parseAnswer } from './ask.ts'
import type { TestMember } from './create-member.ts'
import { ITEM, type Dropshipper } from './orders.ts'
import type { TestApp } from './test-app.ts'

export const HEADINGS = [
  'Order number',
  'SKU',
  'Quantity',
  'Recipient name',
  'Address 1',
  'City',
  'Postcode',
  'Country',
  'Phone',
] as const

type Cells = Partial<Record<(typeof HEADINGS)[number], string | number>>

/** A row that can be ordered, with these cells instead. */
export function orderRow(reference: string, cells: Cells = {}): string[] {
  const usual: Record<(typeof HEADINGS)[number], string | number> = {
    'Order number': reference,
    SKU: ITEM,
    Quantity: 1,
    'Recipient name': 'Recipient Canary',
    'Address 1': 'Canary Street 17',
    City: 'Hamburg',
    Postcode: '20095',
    Country: 'Germany',
    Phone: '+49 40 123456',
  }
  return HEADINGS.map((heading) => String(cells[heading] ?? usual[heading]))
}

export function csvOf(rows: readonly (readonly string[])[], delimiter = ','): string {
  return [HEADINGS, ...rows].map((row) => row.join(delimiter)).join('\r\n')
}

export async function uploadOrderFile(
  shop: TestApp,
  dropshipper: TestMember,
  content: string | Buffer,
  { name = 'orders.csv', key = randomUUID() as string, lang = 'en_us' } = {},
): Promise<Answer<OrderFile>> {
  const file = { name, type: 'text/csv', body: Buffer.from(content), field: 'file' }
  const { type, body } = formBody({ lang, key }, [file])
  const response = await shop.app.inject({
    method: 'POST',
    url: uploadOrderFileRoute.path,
    headers: { ...dropshipper.headers, 'content-type': type },
    payload: body,
  })
  return parseAnswer(response) as Answer<OrderFile>
}

/** Checks the file, with its own mapping of columns unless `more` has another. */
export function checkOrderFile(
  shop: TestApp,
  dropshipper: Dropshipper,
  { id, mapping }: Pick<OrderFile, 'id' | 'mapping'>,
  more: Record<string, unknown> = {},
): Promise<Answer<OrderFile>> {
  return ask(shop, checkOrderFileRoute, { id, mapping, ...more }, dropshipper.headers)
}

/** Uploads a file with these rows and checks it; `more`: further fields of the check. */
export async function checkRows(
  shop: TestApp,
  dropshipper: Dropshipper,
  rows: readonly (readonly string[])[],
  more: Record<string, unknown> = {},
): Promise<OrderFile> {
  const uploaded = await uploadOrderFile(shop, dropshipper, csvOf(rows))
  expect(uploaded.code, JSON.stringify(uploaded.result)).toBe(200)
  const checked = await checkOrderFile(shop, dropshipper, uploaded.result, more)
  expect([200, RESULT_CODES.partly], JSON.stringify(checked.result)).toContain(checked.code)
  return checked.result
}

export async function readOrderFile(
  shop: TestApp,
  dropshipper: Dropshipper,
  id: number,
  show: 'faulty' | 'placed' = 'faulty',
): Promise<OpenedOrderFile> {
  const input = { id, show, rows: 100 }
  const { code, result } = await ask<OpenedOrderFile>(
    shop,
    readOrderFileRoute,
    input,
    dropshipper.headers,
  )
  expect(code).toBe(200)
  return result
}

/** The codes of the errors of each faulty row, by line. */
export async function errorsOf(
  shop: TestApp,
  dropshipper: Dropshipper,
  id: number,
): Promise<Record<number, string[]>> {
  const { list } = await readOrderFile(shop, dropshipper, id)
  return Object.fromEntries(list.map(({ line, errors }) => [line, errors.map(({ code }) => code)]))
}

export function placeOrderFile(
  shop: TestApp,
  dropshipper: Dropshipper,
  { id, summary }: OrderFile,
  more: Record<string, unknown> = {},
): Promise<Answer<OrderFile>> {
  const sent = { id, key: randomUUID(), mode: 'whole', expectedTotal: summary?.total, ...more }
  return ask(shop, placeOrderFileRoute, sent, dropshipper.headers)
}

/** Runs the job that places the orders of files. */
export function runPlacing(shop: TestApp, now = new Date()): Promise<unknown> {
  return runJob(shop, 'place-order-files', now)
}
