// npm run orders shows sales which orders wait for an offer, and what an offer starts from: prices, note, own numbers
// and rows without an item.
import { expect, test } from 'vitest'
import { remarkLine, unlistedLine } from '../../src/shared/line-remarks.ts'
import { useShop } from '../support/ask.ts'
import { ITEM, setStock } from '../support/orders.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import { createWholesaler, offerFor, submitOrder } from '../support/wholesale.ts'

const shop = useShop()
const terminal = useStaffTerminal()

test('an order that waits for an offer is counted in the list, and shown with its prices and what the buyer said', async () => {
  await terminal.logIn(shop(), { email: 'sam@shop.example', roles: ['sales'] })
  const orders = (...args: string[]) => runCommand(shop().url, 'orders', args, terminal.settings)
  await setStock(shop(), ITEM, 100)
  const unlisted = unlistedLine({ row: 7, text: 'ABC-123: for 联想', quantity: 12 })
  const note = `By Friday, please\n${remarkLine(ITEM, '45N1773, row 3')}\n${unlisted}`
  const { orderNo } = await submitOrder(shop(), await createWholesaler(shop()), undefined, { note })

  const listed = await orders('list')
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out).toMatch(/^Waiting for an offer: 1\. .*--state submitted$/m)
  expect((await orders('list', '--state', 'submitted')).out).toContain(orderNo)
  const shown = await orders('show', orderNo)
  expect(shown).toMatchObject({ code: 0, err: '' })
  expect(shown.out).toMatch(/^note By Friday, please$/m)
  expect(shown.out).toMatch(new RegExp(`${ITEM} +10 pieces: (?:USD [\\d.]+|on request)$`, 'm'))
  expect(shown.out).toMatch(/^ +buyer: 45N1773, row 3$/m)
  expect(shown.out).toMatch(
    /^ +\? +ABC-123: for 联想 +12 pieces, row 7 of the buyer, without an item$/m,
  )

  await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '10']]) })
  expect((await orders('list')).out).not.toContain('Waiting for an offer')
  expect((await orders('show', orderNo)).out).toContain('10 pieces: 0 reserved')
})
