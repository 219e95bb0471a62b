// An item that is discontinued while the job replaces the lines of another one waits for the next run.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, OTHER, placeOrder, setStock } from '../support/orders.ts'
import { allowSubstitutes, readSubstitutedOrder, stopItem } from '../support/substitutes.ts'

const shop = useShop()
const LATE = 'VC-GC43671'
const TWIN_OF_LATE = 'VU-GC43671'

/** While `work` runs, an item is discontinued as soon as a line is replaced. */
async function discontinueOnSubstitute(itemNo: string, work: () => Promise<unknown>) {
  const { owner } = shop()
  await sql`create function discontinue_item() returns trigger language plpgsql security definer as
    ${sql.lit(`begin update product set stop = true where item_no = '${itemNo}'; return new; end`)}`.execute(
    owner,
  )
  await sql`create trigger discontinued before insert on order_event for each row
    when (new.event = 'substitute') execute function discontinue_item()`.execute(owner)
  try {
    await work()
  } finally {
    await sql`drop function discontinue_item cascade`.execute(owner)
  }
}

test('a line whose item is discontinued during the run is replaced in the next one, and not cancelled', async () => {
  for (const itemNo of [ITEM, OTHER, LATE, TWIN_OF_LATE]) await setStock(shop(), itemNo, 10)
  const dropshipper = await createDropshipper(shop())
  await allowSubstitutes(shop(), dropshipper, { rule: 'other_series' })
  const place = (itemNo: string) => placeOrder(shop(), dropshipper, [{ itemNo, quantity: 1 }])
  const first = await place(ITEM)
  const late = await place(LATE)
  const run = () => runJob(shop(), 'cancel-discontinued', new Date())
  const read = ({ orderNo }: { orderNo: string }) =>
    readSubstitutedOrder(shop(), dropshipper, orderNo)
  await stopItem(shop(), ITEM, true)
  await discontinueOnSubstitute(LATE, run)
  expect((await read(first)).items).toMatchObject([
    { itemNo: ITEM, state: 'discontinued' },
    { itemNo: OTHER, replaces: ITEM },
  ])
  expect(await read(late)).toMatchObject({
    state: 'held',
    items: [{ itemNo: LATE, reserved: 1, cancelled: 0 }],
  })
  await run()
  expect((await read(late)).items).toMatchObject([
    { itemNo: LATE, state: 'discontinued' },
    { itemNo: TWIN_OF_LATE, reserved: 1, replaces: LATE },
  ])
})
