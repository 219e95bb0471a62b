// GET /api/account/documents
import { beforeAll, expect, test } from 'vitest'
import { listAccountDocumentsRoute } from '../../../src/contract/account-documents.ts'
import type { ResultOf } from '../../../src/contract/call.ts'
import type { MemberRole } from '../../../src/shared/membership.ts'
import { runJob } from '../../support/run-job.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { closeMonth, dispatchCharged, placeWithHold } from '../../support/orders-with-holds.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { ITEM, setStock } from '../../support/orders.ts'
import { createMemberWithMoney } from '../../support/money.ts'
import { createWholesaler, offerFor, submitOrder } from '../../support/wholesale.ts'

type Listed = ResultOf<typeof listAccountDocumentsRoute>

const shop = useShop()
const LINES = [{ itemNo: ITEM, parts: [{ quantity: 4, unit: '12.345' }] }]
let accountId: number
let owner: TestMember

const list = async ({ headers }: TestMember, more: Record<string, unknown> = {}) =>
  (await ask<Listed>(shop(), listAccountDocumentsRoute, more, headers)).result

const colleague = (role: MemberRole) =>
  createMember(shop().db, { kind: 'dropship', companyId: owner.companyId, role })

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  const money = await createMemberWithMoney(shop().db, shop().owner, {
    kind: 'dropship',
    available: 10n ** 9n,
  })
  accountId = money.accountId
  owner = await createMember(shop().db, { kind: 'dropship', companyId: money.companyId })
  for (const month of ['2026-09-01', '2026-10-01']) {
    const order = await placeWithHold(shop().db, { accountId, lines: LINES })
    await dispatchCharged(shop().db, order, [4])
    await closeMonth(shop().owner, accountId, month)
  }
  await runJob(shop(), 'issue-monthly-invoices', new Date())
})

test.each([
  ['en_us', 'Monthly invoice', 'Statement'],
  ['zh_cn', '月度发票', '对账单'],
  ['zh_hk', '每月發票', '月結單'],
])(
  'an owner gets the invoices and statements of closed months in %s',
  async (lang, invoice, statement) => {
    const result = await list(owner, { lang })
    expectContract(listAccountDocumentsRoute, result)
    expect(result).toMatchObject({ next: null, count: 4 })
    const titles = result.list.map(({ title, month }) => `${title} ${month}`)
    expect(titles.toSorted()).toEqual(
      [invoice, statement].flatMap((title) => [`${title} 2026-09`, `${title} 2026-10`]).toSorted(),
    )
    const invoices = result.list.filter(({ kind }) => kind === 'monthly_invoice')
    expect(invoices.map(({ total }) => total)).toEqual(['57.38', '57.38'])
  },
)

test('the list is filtered by month and kind, and continues on a further page', async () => {
  const october = await list(owner, { month: '2026-10' })
  expect(october.list.map(({ kind }) => kind).toSorted()).toEqual(['monthly_invoice', 'statement'])
  const statements = await list(owner, { kind: 'statement' })
  expect(statements.list.map(({ month }) => month)).toEqual(['2026-10', '2026-09'])
  const first = await list(owner, { rows: 3 })
  expect(first.next).toBe(3)
  const rest = await list(owner, { rows: 3, after: first.next })
  expect(rest).toMatchObject({ next: null, count: 4 })
  expect([...first.list, ...rest.list]).toEqual((await list(owner)).list)
})

test('buyers see no statement, viewers nothing, and another company its own documents only', async () => {
  const kinds = async (login: TestMember) => (await list(login)).list.map(({ kind }) => kind)
  expect(await kinds(await colleague('buyer'))).toEqual(['monthly_invoice', 'monthly_invoice'])
  expect(await kinds(await colleague('finance'))).toHaveLength(4)
  const { headers } = await colleague('viewer')
  expect((await ask(shop(), listAccountDocumentsRoute, {}, headers)).code).toBe(403)
  expect(await kinds(await createMember(shop().db, { kind: 'dropship' }))).toEqual([])
})

test('a wholesaler gets the newest proforma invoice of each order', async () => {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await submitOrder(shop(), buyer)
  for (const freight of [4500n, 5000n]) {
    await offerFor(shop(), orderNo, { freight, prices: new Map([[ITEM, '10']]) })
  }
  expect((await list(buyer)).list).toMatchObject([
    { kind: 'proforma', orderNo, number: null, month: null, total: '150.00' },
  ])
})
