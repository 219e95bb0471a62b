// The job that erases the words and attached files of returns that ended long ago.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { replyToReturnRoute, withdrawReturnRoute } from '../../src/contract/return.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { type FormFile, sendForm } from '../support/forms.ts'
import { plainPdf } from '../support/sample-files.ts'
import { ask, useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { readReturn, requestReturn, shipOrder, returnInput } from '../support/returns.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const attachment: FormFile = { name: 'canary.pdf', type: 'application/pdf', body: plainPdf() }
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

/** Requests a return with a message, and adds an answer with a file. */
async function writtenReturn(): Promise<string> {
  const orderNo = await shipOrder(shop(), dropshipper)
  const asked = { ...returnInput(orderNo, {}), message: 'Canary of the request' }
  const returnNo = await requestReturn(shop(), dropshipper, asked)
  const fields = { returnNo, key: `a-key-of-${returnNo}`, text: 'Canary of the answer' }
  const sent = { fields, files: [attachment], headers: dropshipper.headers }
  expect((await sendForm(shop(), replyToReturnRoute, sent)).code).toBe(200)
  return returnNo
}

async function eventsOf(returnNo: string): Promise<string> {
  const { rows } = await sql`
    select e.* from return_event e join trade_return r on r.id = e.return_id
    where r.return_no = ${returnNo} order by seq`.execute(shop().db)
  return JSON.stringify(rows)
}

function later(months: number): Date {
  const now = new Date()
  now.setUTCMonth(now.getUTCMonth() + months)
  return now
}

test('words and files of an ended return are erased after 24 months; its events stay, and open returns keep all', async () => {
  const ended = await writtenReturn()
  const open = await writtenReturn()
  await ask(shop(), withdrawReturnRoute, { returnNo: ended }, dropshipper.headers)
  await runJob(shop(), 'erase-returns', later(23))
  expect(await eventsOf(ended)).toContain('Canary of the answer')
  await runJob(shop(), 'erase-returns', later(25))
  const events = await eventsOf(ended)
  expect(events).not.toMatch(/canary/i)
  for (const event of ['request', 'answer', 'withdraw']) expect(events).toContain(`"${event}"`)
  const shown = await readReturn(shop(), dropshipper, ended)
  expect(shown.result).toMatchObject({ state: 'withdrawn', files: [] })
  const kept = await readReturn(shop(), dropshipper, open)
  expect(kept.result.files).toHaveLength(1)
  expect(await eventsOf(open)).toContain('Canary of the answer')
  await runJob(shop(), 'erase-returns', later(25))
  const entries = await listAudit(shop().db, 'returns')
  expect(entries.map(({ action }) => action)).toEqual(['returns.erase'])
})

test('neither the role of the server nor the owner of the tables can change an event in any other way', async () => {
  const returnNo = await writtenReturn()
  const change = sql`update return_event set note = '{}' where return_id = (
    select id from trade_return where return_no = ${returnNo})`
  await expect(change.execute(shop().db)).rejects.toThrow(/permission denied/)
  await expect(change.execute(shop().owner)).rejects.toThrow(/never changed/)
  const early = sql`select return_erase(now(), 3, 10)`
  await expect(early.execute(shop().db)).rejects.toThrow(/24 months/)
})
