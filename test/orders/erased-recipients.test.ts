// Orders whose rest comes after their recipient was erased: staff enter the address again before anything leaves.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import { allocateBackorders } from '../../src/server/operations/allocate-backorders.ts'
import {
  type AddressCorrection,
  correctAddress,
} from '../../src/server/staff/orders/correct-address.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { reportLost, resendParcel } from '../../src/server/staff/orders/lose-parcels.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, placeOrder, setOnHand, setStock } from '../support/orders.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import { createWholesaler, offerFor, respond, submitOrder } from '../support/wholesale.ts'

const shop = useShop()
const terminal = useStaffTerminal()
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const staff = (now = new Date()) => ({ db: shop().db, now, actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
/** How a lost parcel is sent again: without date codes. */
const AGAIN = { dateCodes: new Map(), pattern: 'YYWW' } as const
const ADDRESS = {
  name: 'Recipient Canary',
  line1: 'Canary Road 17',
  city: 'Hamburg',
  postCode: '20095',
  phone: '+49 40 123456',
}
const ERASED = { code: 409, result: { reason: 'erased' } }

beforeEach(() => setStock(shop(), ITEM, 4))

async function send(orderNo: string): Promise<string> {
  await pickOrder(staff(), orderNo)
  await packOrder(staff(), orderNo, PARCEL)
  return dispatchOrder(staff(), orderNo, 'T-1')
}

/** An order of a dropshipper, of whose five pieces four were sent. */
async function ofDropshipper(): Promise<string> {
  const lines = [{ itemNo: ITEM, quantity: 5 }]
  const dropshipper = await createDropshipper(shop(), 100_000n)
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  expect(await send(orderNo)).toBe('part_shipped')
  return orderNo
}

/** An order of a wholesaler, of whose ten pieces four were sent. */
async function ofWholesaler(): Promise<string> {
  const buyer = await createWholesaler(shop(), 100_000n)
  const { orderNo } = await submitOrder(shop(), buyer, undefined, { shipPolicy: 'as_available' })
  await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '10']]) })
  await respond(shop(), buyer, orderNo, { payFromAccount: true })
  expect(await send(orderNo)).toBe('part_shipped')
  return orderNo
}

/** 24 months pass, and then the rest is in stock. */
async function eraseAndStock(orderNo: string): Promise<void> {
  await runJob(shop(), 'age-orders', inDays(732))
  expect(await nameOf(orderNo)).toBe('')
  await setOnHand(shop(), ITEM, 20)
  await allocateBackorders(shop().db)
}

async function nameOf(orderNo: string): Promise<string> {
  return (await readStaffOrder(shop().db, orderNo)).address.name
}

test.each([
  ['a dropshipper', ofDropshipper, ADDRESS],
  [
    'a wholesaler',
    ofWholesaler,
    { name: 'Goods in', line1: 'Dock 4', city: 'Rotterdam', postCode: '3011 AB' },
  ],
])(
  'the rest of an order of %s leaves once its address is entered again',
  async (_, createPartShipped, address) => {
    const orderNo = await createPartShipped()
    await eraseAndStock(orderNo)
    await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject(ERASED)
    const part: AddressCorrection = { name: address.name }
    await expect(correctAddress(staff(), orderNo, part)).rejects.toMatchObject({ code: 422 })
    expect(await correctAddress(staff(), orderNo, address)).toBe('part_shipped')
    expect(await send(orderNo)).toBe('shipped')
    expect(await nameOf(orderNo)).toBe(address.name)
  },
)

test('a picked order is not packed without a recipient, and a lost parcel of it is not sent again', async () => {
  const orderNo = await ofDropshipper()
  const lost = { orderNo, parcelNo: `${orderNo}-1` }
  await reportLost(staff(), lost, { isDamaged: false })
  await eraseAndStock(orderNo)
  await expect(resendParcel(staff(), lost, AGAIN)).rejects.toMatchObject({
    code: 409,
    result: { reason: 'erasedParcel' },
  })
  await correctAddress(staff(), orderNo, ADDRESS)
  await pickOrder(staff(), orderNo)
  await sql`update order_address set name = '', erased_at = now()
    where order_id = (select id from trade_order where order_no = ${orderNo})`.execute(shop().owner)
  await expect(packOrder(staff(), orderNo, PARCEL)).rejects.toMatchObject(ERASED)
})

test('an address that was entered again stays for 24 months and is then erased again', async () => {
  const orderNo = await ofDropshipper()
  await eraseAndStock(orderNo)
  await correctAddress(staff(inDays(735)), orderNo, ADDRESS)
  await runJob(shop(), 'age-orders', inDays(735 + 729))
  expect(await nameOf(orderNo)).toBe(ADDRESS.name)
  await runJob(shop(), 'age-orders', inDays(735 + 732))
  expect(await nameOf(orderNo)).toBe('')
})

test('the command says how the address is entered again', async () => {
  await terminal.logIn(shop(), { email: 'eva@shop.example', roles: ['warehouse'] })
  const orderNo = await ofDropshipper()
  await eraseAndStock(orderNo)
  const picked = await runCommand(shop().url, 'orders', ['pick', orderNo], terminal.settings)
  expect(picked.code).toBe(1)
  expect(picked.err).toContain('npm run orders -- address NUMBER')
})
