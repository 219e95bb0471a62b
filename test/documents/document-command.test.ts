// npm run orders -- document: staff write documents of orders to files.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { createMemberWithMoney } from '../support/money.ts'
import { ITEM } from '../support/orders.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const terminal = useStaffTerminal()

test('staff write a pick list until all is shipped, then the invoice; errors say which documents do not exist', async () => {
  await terminal.logIn(shop(), { email: 'wil@shop.example', roles: ['warehouse'] })
  const paid = { kind: 'wholesale', available: 100_000n } as const
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, paid)
  const lines = [{ itemNo: ITEM, parts: [{ quantity: 5, unit: '12.5' }] }]
  const order = await placeWithHold(shop().db, { accountId, lines })
  const out = join(terminal.folder, 'document.pdf')
  const write = (...args: string[]) => {
    const commandArgs = ['document', order.orderNo, ...args, '--out', out]
    return runCommand(shop().url, 'orders', commandArgs, terminal.settings)
  }
  expect(await write('pick-list', '--lang', 'zh-HK')).toMatchObject({ code: 0, err: '' })
  const picked = await readFile(out)
  expect(picked.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await write('invoice')).toMatchObject({
    code: 1,
    err: 'The invoice is issued when the parcel is dispatched. Try again after that.\n',
  })
  await dispatchCharged(shop().db, order, [5])
  expect((await write('pick-list')).err).toBe(
    'No pieces of this order are reserved yet. Try again once its items are in stock.\n',
  )
  expect((await write('invoice')).code).toBe(0)
  expect((await readFile(out)).equals(picked)).toBe(false)
  expect((await write('receipt')).err).toMatch(/^KIND must be one of: /)
})
