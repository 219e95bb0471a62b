// Months end at midnight in Hong Kong: statements, special quantities and the month that can be closed.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeStatement } from '../../src/server/modules/ledger/account-service.ts'
import { readMonthStatement } from '../../src/server/modules/ledger/statement-service.ts'
import { sellerDay } from '../../src/shared/seller-day.ts'
import { useShop } from '../support/ask.ts'
import { createMemberWithMoney, putMoney } from '../support/money.ts'
import { movableClock } from '../support/movable-clock.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'

/** In Hong Kong the last millisecond of October, and the first moment of November. */
const LAST_MILLISECOND = '2026-10-31T15:59:59.999Z'
const MIDNIGHT = '2026-10-31T16:00:00Z'
const clock = movableClock(LAST_MILLISECOND)
const shop = useShop({ clock: clock.now })
const close = (accountId: number, month: string) =>
  shop()
    .db.transaction()
    .execute((trx) => closeStatement(trx, accountId, month))

/** An account that was created at `since`, with one payment of 1.00 at each of these moments. */
async function accountWithPayments(
  moments: readonly string[],
  since = moments[0]!,
): Promise<number> {
  const { db, owner } = shop()
  const { accountId } = await createMemberWithMoney(db, owner)
  for (const _ of moments) await putMoney(db, accountId, 100n)
  await owner.transaction().execute(async (trx) => {
    // A trigger rejects changes of transfers, even by the owner of the tables; this setting turns triggers off.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update money_account set created_at = ${since} where id = ${accountId}`.execute(trx)
    await sql`update ledger_transfer t set at = moved.at from (
        select id, (${moments}::timestamptz[])[row_number() over (order by id)] as at
        from ledger_transfer where account_id = ${accountId}) as moved
      where moved.id = t.id`.execute(trx)
  })
  return accountId
}

test('the last millisecond of a month is on its statement, and midnight on the next', async () => {
  const id = await accountWithPayments([LAST_MILLISECOND, MIDNIGHT])
  const of = async (month: string) => {
    const { lines } = await readMonthStatement(
      shop().db,
      { id, currency: 'USD' },
      { month, lang: 'en_us' },
    )
    return lines.map(
      ({ date, available, availableAfter }) => `${date} ${available} ${availableAfter}`,
    )
  }
  // The line of an opening or closing balance has neither a day nor a change.
  expect(await of('2026-10')).toEqual(['  0.00', '2026-10-31 1.00 1.00', '  1.00'])
  expect(await of('2026-11')).toEqual(['  1.00', '2026-11-01 1.00 2.00', '  2.00'])
  expect([await close(id, '2026-10-01')]).toEqual([true])
  const { rows } = await sql<object>`
    select opening, closing from statement where account_id = ${id}`.execute(shop().db)
  expect(rows).toEqual([{ opening: 0, closing: 100 }])
})

test('the running month cannot be closed, nor one before its predecessor', async () => {
  const month = (text: string) => `${text.slice(0, 7)}-01`
  const id = await accountWithPayments([MIDNIGHT], '2026-09-15T00:00:00Z')
  const running = month(sellerDay(new Date()))
  await expect(close(id, '2026-10-01')).rejects.toMatchObject({ result: { reason: 'month_order' } })
  await expect(close(id, running)).rejects.toMatchObject({ result: { reason: 'month_open' } })
  expect(await close(id, '2026-09-01')).toBe(true)
  expect(await close(id, '2026-09-01')).toBe(false)
  expect(await close(id, '2026-10-01')).toBe(true)
})

test('the job closes a month ten minutes after midnight in Hong Kong, not earlier', async () => {
  const id = await accountWithPayments(['2026-09-20T00:00:00Z'])
  const closed = async () => {
    const { rows } = await sql<{ month: string }>`
      select month::text from statement where account_id = ${id} order by month`.execute(shop().db)
    return rows.map(({ month }) => month)
  }
  await runJob(shop(), 'close-statements', new Date('2026-09-30T16:09:59Z'))
  expect(await closed()).toEqual([])
  await runJob(shop(), 'close-statements', new Date('2026-09-30T16:10:00Z'))
  expect(await closed()).toEqual(['2026-09-01'])
})

test('special quantities are counted again from midnight in Hong Kong on', async () => {
  await setStock(shop(), ITEM, 100)
  await sql`insert into price_term (list, product_id, special_amount, special_monthly_quantity)
    select l.id, p.id, 0.5, 2 from price_list l, product p
    where l.price_group = 'dropship' and l.currency = 'USD' and p.item_no = ${ITEM}
    on conflict (list, product_id) do update set special_amount = 0.5, special_monthly_quantity = 2,
      special_from = null, special_to = null`.execute(shop().db)
  const dropshipper = await createDropshipper(shop(), undefined, { now: clock.now() })
  const order = async () => {
    const { total } = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 2 }])
    return Number(total)
  }
  const special = await order()
  expect(await order()).toBeGreaterThan(special)
  clock.pass(1)
  expect(await order()).toBe(special)
  const { rows } = await sql<object>`
    select month, quantity from special_use where company_id = ${dropshipper.companyId} order by month`.execute(
    shop().db,
  )
  expect(rows).toEqual([
    { month: '2026-10', quantity: 2 },
    { month: '2026-11', quantity: 2 },
  ])
})
