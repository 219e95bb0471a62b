// npm run money: settings, payment methods and bank details are proposed by one person and approved by another.
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../src/server/modules/audit/audit-service.ts'
import { decideRequest, proposeChange } from '../src/server/staff/accounts/second-signature.ts'
import type { SettingChange } from '../src/server/staff/money/change-money-settings.ts'
import { SETTING_REQUESTS } from '../src/shared/staff-requests.ts'
import { useShop } from './support/ask.ts'
import { CODE_KEY } from './support/code-key.ts'
import { enrolStaff } from './support/enrol-staff.ts'
import { answerCommand, runCommand } from './support/run-command.ts'
import { useStaffTerminal } from './support/staff-terminal.ts'

const shop = useShop()
const ANN = 'ann.finance@shop.example'
const OLA = 'ola.admin@shop.example'
const OTTO = 'otto.admin@shop.example'
const terminals = new Map([ANN, OLA, OTTO].map((email) => [email, useStaffTerminal()]))

beforeAll(async () => {
  for (const [email, terminal] of terminals) {
    await terminal.logIn(shop(), { email, roles: [email === ANN ? 'finance' : 'admin'] })
  }
})

const money = (as: string, ...args: string[]) =>
  runCommand(shop().url, 'money', args, { CODE_KEY, ...terminals.get(as)?.settings })

const answer = (as: string, typed: string, ...args: string[]) =>
  answerCommand({
    databaseUrl: shop().url,
    name: 'money',
    args,
    settings: { CODE_KEY, ...terminals.get(as)?.settings },
    typed,
  })
const approve = (as: string, proposal: string) => answer(as, 'yes\n', 'approve', proposal)

// Settings ending in _bp are basis points: hundredths of a percent.
test('only settings that the shop reads can be set, which excludes the days of orders', async () => {
  const { code, err } = await money(OLA, 'settings', 'offer_days', '20')
  expect(code).not.toBe(0)
  expect(err).toContain('restocking_bp')
  const { out } = await money(OLA, 'settings')
  expect(out).toContain('restocking_bp')
  expect(out).not.toContain('_days')
})

test('finance may list settings, methods and rates, but change no setting', async () => {
  for (const action of ['settings', 'methods', 'rates']) {
    const { code, err } = await money(ANN, action)
    expect(err).toBe('')
    expect(code).toBe(0)
  }
  const { err } = await money(ANN, 'settings', 'restocking_bp', '2000')
  expect(err).toContain('does not have the permission setting.write')
})

test('a figure that is charged and published is reported as long as the two differ', async () => {
  // Its groups: the name of the figure, what is charged, and what is published.
  const pattern =
    /^! (\S+(?: [A-Z]{3})?): the shop applies (\S+(?: \S+)?), but its terms, pages and mails state (.+)\.$/gm
  const differencesIn = (out: string) => [...out.matchAll(pattern)].map(([, ...groups]) => groups)
  expect(differencesIn((await money(OLA, 'settings')).out)).toEqual([])
  const proposed = await money(OLA, 'settings', 'restocking_bp', '2000')
  const changed = (await approve(OTTO, numberOf(proposed.out))).out
  expect(differencesIn(changed)).toEqual([['restocking_bp', '20%', '15%']])
  expect(changed).toContain('Set restockingPercent in src/shared/business-constants.ts')
  const opening = { kind: 'setting', key: 'opening' } as const
  await change({ ...opening, currency: 'USD', value: '50000' })
  // The texts state no amount in euros.
  await change({ ...opening, currency: 'EUR', value: '90000' })
  const paypal = { kind: 'method', id: 'paypal', currency: 'HKD' } as const
  await change({ ...paypal, bp: 390 })
  expect(differencesIn((await money(OLA, 'settings')).out).toSorted()).toEqual([
    ['opening', 'USD 500.00', 'USD 1,000'],
    ['paypal HKD', '3.9%', '4.5%'],
    ['restocking_bp', '20%', '15%'],
  ])
  await change({ kind: 'setting', key: 'restocking_bp', currency: null, value: '1500' })
  await change({ ...opening, currency: 'USD', value: '100000' })
  await change({ ...opening, currency: 'EUR', value: '100000' })
  await change({ ...paypal, bp: 450 })
  expect(differencesIn((await money(OLA, 'methods')).out)).toEqual([])
}, 60_000)

test('a change of settings waits for another person who may change them, with both named', async () => {
  const text = 'Example Bank, IBAN XX00 0000 0000'
  const proposed = await money(OLA, 'bank', 'CAD', '--text', text)
  const number = numberOf(proposed.out)
  const shown = `${number}  bank-details:CAD: none → ${JSON.stringify(text)}`
  expect((await money(ANN, 'proposals')).out).toContain(shown)
  expect((await approve(OLA, number)).err).toContain('Another person with the permission')
  expect((await approve(ANN, number)).err).toContain('setting.write')
  const asked = await answer(OTTO, 'no\n', 'approve', number)
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') })
  expect(asked.out).toContain(shown)
  expect((await approve(OTTO, number)).out).toContain(`${number}: approved`)
  expect((await approve(OTTO, number)).err).toContain('already been decided')
  expect((await money(ANN, 'proposals')).out).not.toContain(number)
  expect(await listAudit(shop().db, 'bank-details:CAD')).toMatchObject([
    { actor: `staff:${OTTO}`, action: 'money.setting', change: { proposedBy: OLA, to: { text } } },
    { actor: `staff:${OLA}`, action: 'request.propose' },
  ])
  const refused = numberOf((await money(OLA, 'bank', 'CAD', '--text', 'elsewhere')).out)
  expect((await money(OTTO, 'refuse', refused)).out).toContain(`${refused}: refused`)
}, 60_000)

const numberOf = (out: string) => /approve (SR-\d+)/.exec(out)?.[1] ?? ''

/** One account proposes the change, another approves it. */
async function change(settingChange: SettingChange): Promise<void> {
  const context = { db: shop().db, now: new Date() }
  const id = await proposeChange(
    { ...context, account: await enrolStaff(shop().db) },
    settingChange,
  )
  const decision = { id, isApproved: true, kinds: SETTING_REQUESTS }
  await decideRequest({ ...context, account: await enrolStaff(shop().db) }, decision)
}
