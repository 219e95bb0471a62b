// npm run demo after an interruption: a company that applied is approved and credited, each step once.
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_COMPANIES } from '../src/server/demo/demo-companies.ts'
import type { DemoContext } from '../src/server/demo/demo-context.ts'
import { applyAs, takeMissingSteps } from '../src/server/demo/make-companies.ts'
import { findOrCreateAccount } from '../src/server/modules/ledger/ledger-service.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createFileStore } from '../src/server/platform/files/file-store.ts'
import { createLog } from '../src/server/platform/log.ts'
import { enterBankLine } from '../src/server/staff/money/handle-payments.ts'
import { useShop } from './support/ask.ts'

const shop = useShop()

function contextOf(): DemoContext {
  const config = readConfig({})
  return {
    db: shop().db,
    config,
    files: createFileStore(join(config.DATA_DIR, 'files')),
    log: createLog('silent').log,
    actor: 'operator:test',
    origin: 'https://shop.example',
    now: new Date(),
  }
}

function companyOf(id: string) {
  const company = DEMO_COMPANIES.find((each) => each.id === id)
  if (!company) throw new Error(`There is no example company ${id}.`)
  return company
}

async function readCompany(name: string) {
  const { rows } = await sql<{ id: number; areas: string; available: number | null }>`
    select c.id, (select string_agg(kind || ' ' || state, ', ' order by kind) from membership
      where company_id = c.id) as areas,
      (select sum(available)::float8 from money_account where company_id = c.id) as available
    from company c where c.name = ${name}`.execute(shop().owner)
  expect(rows).toHaveLength(1)
  return rows[0]!
}

test('a company that applied before the interruption is approved and credited by the next run', async () => {
  const company = companyOf('waiting')
  await applyAs(contextOf(), company)
  expect(await readCompany(company.name)).toMatchObject({
    areas: 'dropship submitted',
    available: null,
  })
  expect(await takeMissingSteps(contextOf(), company)).toBe(true)
  expect(await readCompany(company.name)).toMatchObject({
    areas: 'dropship approved',
    available: 1_000_00,
  })
  expect(await takeMissingSteps(contextOf(), company)).toBe(false)
  expect(await readCompany(company.name)).toMatchObject({ available: 1_000_00 })
})

test('a transfer that was entered before the interruption is credited by the next run', async () => {
  const company = companyOf('opening')
  await takeMissingSteps(contextOf(), { ...company, credited: 0n })
  const { id: companyId } = await readCompany(company.name)
  const { db, actor, now } = contextOf()
  const { kind, currency, credited } = company
  const account = await db
    .transaction()
    .execute((trx) => findOrCreateAccount(trx, { companyId, kind, currency }))
  const line = { method: 'transfer', currency, amount: credited, arrivedAt: now }
  const references = {
    bankReference: 'EXAMPLE-OPENING',
    statedReference: account.payment_reference,
  }
  expect(await enterBankLine({ db, now, actor }, { ...line, ...references })).toMatchObject({
    state: 'matched',
  })
  expect(await takeMissingSteps(contextOf(), company)).toBe(true)
  expect(await readCompany(company.name)).toMatchObject({ available: 400_00 })
})

test('the other area is added by the next run, and a rejected application stays rejected', async () => {
  const company = companyOf('wholesale-hk')
  const { otherArea: _, ...alone } = company
  await takeMissingSteps(contextOf(), alone)
  expect(await takeMissingSteps(contextOf(), company)).toBe(true)
  expect(await readCompany(company.name)).toMatchObject({
    areas: 'dropship approved, wholesale approved',
  })
  const rejected = companyOf('wholesale-cn')
  await applyAs(contextOf(), rejected)
  const { id } = await readCompany(rejected.name)
  await sql`update membership set state = 'rejected' where company_id = ${id}`.execute(shop().owner)
  expect(await takeMissingSteps(contextOf(), rejected)).toBe(false)
  expect(await readCompany(rejected.name)).toMatchObject({ areas: 'wholesale rejected' })
})
