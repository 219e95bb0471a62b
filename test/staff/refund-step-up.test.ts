// Commands that refund or take back a proposed refund: they ask for the second factor again, and only a staff account may
// run them.
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import {
  approveReturn,
  inspectReturn,
  receiveReturn,
} from '../../src/server/staff/returns/handle-return.ts'
import { useShop } from '../support/ask.ts'
import { CODE_KEY } from '../support/code-key.ts'
import { codeOfApp } from '../support/enrol-staff.ts'
import { figuresOf } from '../support/money.ts'
import { createDropshipper, type Dropshipper, ITEM, setStock } from '../support/orders.ts'
import { readReturn, requestReturn, shipOrder, staffOf, returnInput } from '../support/returns.ts'
import { answerCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const terminal = useStaffTerminal()
/** Numbers that do not exist. */
const UNKNOWN = { returns: 'R26-9999999', orders: 'O26-9999999-1' } as const
/** `retract` takes back a refund that the staff account proposed. */
const REFUND_ACTIONS = [
  ['returns', 'settle'],
  ['returns', 'retract'],
  ['orders', 'refund-parcel'],
  ['orders', 'retract'],
] as const

beforeAll(() => setStock(shop(), ITEM, 100))

function runAnswering(typed: string, name: string, ...args: string[]) {
  const settings = { CODE_KEY, ...terminal.settings }
  return answerCommand({ databaseUrl: shop().url, name, args, settings, typed })
}

/** Logs in an account whose second factor was given more than five minutes ago. */
function logInEarlier() {
  const factorAt = new Date(Date.now() - 301_000)
  return terminal.logIn(shop(), { roles: ['finance'], factorAt })
}

async function inspectedReturn(dropshipper: Dropshipper): Promise<string> {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  const staff = staffOf(shop())
  await approveReturn(staff, returnNo)
  await receiveReturn(staff, returnNo)
  await inspectReturn(staff, returnNo, new Map([[1, { good: 1, bad: 0 }]]))
  return returnNo
}

test('the operator of a shop without accounts can neither refund nor take back a refund', async () => {
  for (const [name, action] of REFUND_ACTIONS) {
    expect(await runAnswering('', name, action, UNKNOWN[name]), `${name} ${action}`).toMatchObject({
      code: 1,
      err: expect.stringContaining('requires a staff account'),
    })
  }
})

test.each(REFUND_ACTIONS)(
  '%s %s asks for the code before it looks for the number',
  async (name, action) => {
    const { secret } = await logInEarlier()
    const wrong = await runAnswering('000000\n', name, action, UNKNOWN[name])
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('code is incorrect') })
    const right = codeOfApp(secret, new Date())
    const found = await runAnswering(`${right}\n`, name, action, UNKNOWN[name])
    expect(found).toMatchObject({ code: 1, err: expect.stringContaining('There is no ') })
    // The second factor counts for the next five minutes.
    const again = await runAnswering('', name, action, UNKNOWN[name])
    expect(again.err).toContain('There is no ')
    expect(again.out).not.toContain('Code of')
  },
)

test('a return is settled with the code of the app, and stays as it is without it', async () => {
  const dropshipper = await createDropshipper(shop())
  const returnNo = await inspectedReturn(dropshipper)
  const { secret, email } = await logInEarlier()
  const before = await figuresOf(shop().db, dropshipper.accountId)
  expect((await runAnswering('000000\n', 'returns', 'settle', returnNo)).code).toBe(1)
  expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual(before)
  expect((await readReturn(shop(), dropshipper, returnNo)).result.state).toBe('received')
  const right = codeOfApp(secret, new Date())
  const settled = await runAnswering(`${right}\n`, 'returns', 'settle', returnNo)
  expect(settled).toMatchObject({ code: 0, out: `${returnNo}: settled\n` })
  expect((await readReturn(shop(), dropshipper, returnNo)).result.state).toBe('settled')
  const [entry] = await listAudit(shop().db, `return:${returnNo}`)
  expect(entry).toMatchObject({ action: 'return.settle', actor: `staff:${email}` })
})

test('reading a return asks for no code', async () => {
  const dropshipper = await createDropshipper(shop())
  const returnNo = await inspectedReturn(dropshipper)
  await logInEarlier()
  const shown = await runAnswering('', 'returns', 'show', returnNo)
  expect(shown).toMatchObject({ code: 0, err: '' })
})
