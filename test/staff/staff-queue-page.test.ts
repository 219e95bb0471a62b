// What waits for a decision on /staff, as the server renders it.
import { expect, test } from 'vitest'
import { proposeChange } from '../../src/server/staff/accounts/second-signature.ts'
import { useShop } from '../support/ask.ts'
import { enrolStaff } from '../support/enrol-staff.ts'

const shop = useShop()

test.each([
  ['/staff', 'Close the account', 'Nothing is waiting for a decision.'],
  ['/zh-cn/staff', '停用账户', '目前没有待批准事项'],
  ['/zh-hk/staff', '停用帳戶', '目前沒有待批准事項'],
])('%s shows the change in its language, without scripts', async (url, sentence, none) => {
  const { db, app } = shop()
  const { email, headers: auditor } = await enrolStaff(db, { roles: ['auditor'] })
  const open = async (headers: Record<string, string>) => (await app.inject({ url, headers })).body
  const ann = await enrolStaff(db)
  const bob = await enrolStaff(db)
  const context = { db, now: new Date(), account: ann }
  const id = await proposeChange(context, { kind: 'close', email })
  const body = await open(bob.headers)
  const shown = [`${sentence} ${email}`, `SR-${id}`].map((text) => body.includes(text))
  expect([...shown, body.includes(none)]).toEqual([true, true, false])
  const other = await open(auditor)
  expect([other.includes(none), other.includes(`SR-${id}`)]).toEqual([true, false])
})

test.each([
  ['/staff', 'Change the opening deposit (USD) to USD 500.00.', 'At present: USD 1000.00'],
  ['/zh-cn/staff', '将开户预存款（USD）改为：USD 500.00。', '目前：USD 1000.00'],
  ['/zh-hk/staff', '將開戶預繳款項（USD）改為：USD 500.00。', '目前：USD 1000.00'],
])('%s shows a change of settings with the present value', async (url, sentence, present) => {
  const { db, app } = shop()
  const ann = await enrolStaff(db)
  const { headers } = await enrolStaff(db)
  const change = { kind: 'setting', key: 'opening', currency: 'USD', value: '50000' } as const
  await proposeChange({ db, now: new Date(), account: ann }, change)
  const { body } = await app.inject({ url, headers })
  expect([sentence, present].map((text) => body.includes(text))).toEqual([true, true])
})
