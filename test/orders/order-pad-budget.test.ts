// What the check of a long list on the order pad takes: statements that do not grow with its rows, and time.
import { cpuUsage } from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchRowsRoute, type MatchedRow } from '../../src/contract/match-rows.ts'
import { keepAliasRoute } from '../../src/contract/order-pad.ts'
import { ask, useShop } from '../support/ask.ts'
import { countStatements, type StatementCount } from '../support/count-statements.ts'
import { createMember, type TestMember } from '../support/create-member.ts'

const shop = useShop()
const ROWS = 500
const MAX_MS = 500

let member: TestMember
let statements: StatementCount
/** Numbers of every sort and names of devices; after every 25th, a name of the company's own and an unknown number. */
let texts: string[]
beforeAll(async () => {
  member = await createMember(shop().db)
  const { rows } = await sql<{ text: string }>`
    select text from (
      select item_no as text from product where not stop
      union select ean from product where ean is not null
      union select raw from part_ref
      union select label from fitment) known
    order by md5(text) limit ${ROWS * 3}`.execute(shop().db)
  const known = rows.map(({ text }) => text.replaceAll(/\s+/g, ' '))
  texts = known.flatMap((text, at) =>
    at % 25 === 0 ? [text, `own name ${at}`, `QX${at}ZZ`] : text,
  )
  for (const text of texts.filter((each) => each.startsWith('own name'))) {
    const input = { text, itemNo: 'VC-LT35641' }
    expect((await ask(shop(), keepAliasRoute, input, member.headers)).code).toBe(200)
  }
  statements = countStatements()
})
afterAll(() => statements.stop())

const listOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => `${texts[at % texts.length]}\t${5 + at}`)
  return ['Item number\tQuantity', ...rows].join('\n')
}

async function check(count: number): Promise<{ sent: number; ms: number; rows: MatchedRow[] }> {
  const pasted = listOf(count)
  statements.take()
  const before = cpuUsage()
  const { code, result } = await ask<{ rows: MatchedRow[] }>(
    shop(),
    matchRowsRoute,
    { pasted },
    member.headers,
  )
  const { user, system } = cpuUsage(before)
  const ms = (user + system) / 1000
  expect(code).toBe(200)
  return { sent: statements.take().length, ms, rows: result.rows }
}

test('five hundred rows take as many statements as fifty', async () => {
  // The first check reads the cards in one statement more, and they stay in memory.
  await check(ROWS)
  const few = await check(50)
  const many = await check(ROWS)
  expect(many.rows).toHaveLength(ROWS)
  const outcomes = new Set(many.rows.map(({ outcome }) => outcome))
  for (const outcome of ['ok', 'ambiguous', 'not_found']) expect(outcomes).toContain(outcome)
  expect(many.rows.filter(({ match }) => match?.kind === 'own').length).toBeGreaterThan(5)
  expect(many.sent).toBe(few.sent)
  // The session, the names the company uses, how popular and available the products are, their prices, and the fits of
  // devices.
  expect(many.sent).toBeLessThanOrEqual(5)
})

// Processor time, because the clock also counts waiting for other processes.
test('five hundred rows are checked in half a second', async () => {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) times.push((await check(ROWS)).ms)
  expect(Math.min(...times)).toBeLessThan(MAX_MS)
})
