// GET /api/account/documents/{number}
import { expect, test } from 'vitest'
import { runJob } from '../../support/run-job.ts'
import { useShop } from '../../support/ask.ts'
import { closeMonth, dispatchCharged, placeWithHold } from '../../support/orders-with-holds.ts'
import { createMember } from '../../support/create-member.ts'
import { createMemberWithMoney } from '../../support/money.ts'
import { ITEM, setStock } from '../../support/orders.ts'

const shop = useShop()
const LINES = [{ itemNo: ITEM, parts: [{ quantity: 4, unit: '12.345' }] }]

test('a monthly invoice is a PDF for its company alone, and not for viewers', async () => {
  await setStock(shop(), ITEM, 50)
  const { accountId, companyId } = await createMemberWithMoney(shop().db, shop().owner, {
    kind: 'dropship',
    available: 10n ** 9n,
  })
  const order = await placeWithHold(shop().db, { accountId, lines: LINES })
  await dispatchCharged(shop().db, order, [4])
  await closeMonth(shop().owner, accountId, '2026-10-01')
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  const { number } = await shop()
    .db.selectFrom('issued_document')
    .where('account_id', '=', accountId)
    .select('number')
    .executeTakeFirstOrThrow()
  const read = async (options: Parameters<typeof createMember>[1]) => {
    const { headers } = await createMember(shop().db, options)
    return shop().app.inject({ url: `/api/account/documents/${number}?lang=en_us`, headers })
  }
  const file = await read({ kind: 'dropship', companyId })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.headers['content-disposition']).toContain(`${number}.pdf`)
  const again = await read({ kind: 'dropship', companyId, role: 'buyer' })
  expect(again.rawPayload.equals(file.rawPayload)).toBe(true)
  expect((await read({ kind: 'dropship', companyId, role: 'viewer' })).json()).toMatchObject({
    code: 403,
  })
  expect((await read({ kind: 'dropship' })).json()).toMatchObject({ code: 404 })
})
