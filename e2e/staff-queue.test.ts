// Staff in the browser: a request of a colleague is read and approved, and leaves the queue; a payout is refused with a
// reason; each role sees what waits for it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { labelled } from '../src/shared/punctuation.ts'
import { requestPayout } from '../src/server/modules/ledger/account-service.ts'
import { rolesOf } from '../src/server/modules/staff/role-service.ts'
import { proposeChange } from '../src/server/staff/accounts/second-signature.ts'
import { confirmPayout, preparePayout } from '../src/server/staff/money/decide-money.ts'
import { codeOfApp, enrolStaff, STAFF_PASSWORD } from '../test/support/enrol-staff.ts'
import { addApplicant } from '../test/support/applicant.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { createMemberWithMoney, figuresOf } from '../test/support/money.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { createWholesaler } from '../test/support/wholesale.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { TEXTS } from './support/page-texts.ts'
import { submit } from './support/wholesale-orders.ts'

let shop: MemberShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 30_000 })

test.each(sampleInTurn(LANGS, 3))(
  'in %s a request is approved and a payout is refused',
  async (lang) => {
    const { db, owner } = shop
    const now = new Date()
    const ann = await enrolStaff(db, { now })
    const clerk = await enrolStaff(db, { now, roles: ['auditor'] })
    const proposal = { kind: 'roles', email: clerk.email, add: ['finance'] } as const
    await proposeChange({ db, now, account: ann }, proposal)
    const { accountId } = await createMemberWithMoney(db, owner, { available: 5_000n })
    const payout = await db
      .transaction()
      .execute((trx) => requestPayout(trx, { accountId, amount: 5_000n, by: 'member:1' }))
    await preparePayout({ db, now, actor: `staff:${ann.email}` }, payout)
    const bob = await enrolStaff(db, { now, roles: ['finance'] })
    const rolePermission = {
      role: `manager-${lang.replace('_', '-')}`,
      permission: 'staff.manage' as const,
    }
    await db
      .insertInto('staff_role')
      .values({ name: rolePermission.role, built_in: false })
      .execute()
    await db.insertInto('staff_role_permission').values(rolePermission).execute()
    const accountRole = { staff_id: bob.staffId, role: rolePermission.role }
    await db.insertInto('staff_account_role').values(accountRole).execute()

    const page = await visit(`${langPrefix(lang)}/staff/login`)
    const { logIn, queue: t, rights } = TEXTS[lang].staff
    await field(page, logIn.labels.email).fill(bob.email)
    await field(page, logIn.labels.password).fill(STAFF_PASSWORD)
    await field(page, logIn.labels.code).fill(codeOfApp(bob.secret, new Date()))
    await button(page, logIn.submit).click()
    const what = t.add(clerk.email, rights.names.finance ?? '')
    await page.getByRole('heading', { name: what }).waitFor()
    await page.getByRole('button', { name: labelled(t.approve, what) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.approve, exact: true }).click()
    await page.getByText(t.approved).waitFor()
    await expect.poll(() => rolesOf(db, clerk.staffId)).toEqual(['auditor', 'finance'])
    await expect.poll(() => page.getByRole('heading', { name: what }).count()).toBe(0)

    await page.getByRole('button', { name: new RegExp(`^${labelled(t.refuse, '')}`) }).click()
    await field(page, t.labels.reason).fill('asked by phone')
    await dialog.getByRole('button', { name: t.refuse, exact: true }).click()
    await page.getByText(t.refused).waitFor()
    await expect.poll(() => figuresOf(db, accountId)).toMatchObject({ available: 5_000, held: 0 })
  },
)

test('the only person who manages staff accounts may approve an own request an hour later', async () => {
  const { db } = shop
  const now = new Date()
  await db.updateTable('staff').set({ disabled_at: now }).execute()
  const ann = await enrolStaff(db, { now })
  const clerk = await enrolStaff(db, { now, roles: ['auditor'] })
  const proposal = { kind: 'roles', email: clerk.email, add: ['finance'] } as const
  await proposeChange({ db, now, account: ann }, proposal)
  const page = await visit('/staff/login')
  const { logIn, queue: t } = TEXTS.en_us.staff
  await field(page, logIn.labels.email).fill(ann.email)
  await field(page, logIn.labels.password).fill(STAFF_PASSWORD)
  await field(page, logIn.labels.code).fill(codeOfApp(ann.secret, new Date()))
  await button(page, logIn.submit).click()
  await page.getByText(t.ownAlone).waitFor()
  const anHourAgo = { proposed_at: new Date(now.getTime() - 3_600_000) }
  await shop.owner.updateTable('staff_request').set(anHourAgo).execute()
  await page.getByRole('button', { name: new RegExp(`^${labelled(t.approve, '')}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.approve, exact: true }).click()
  await page.getByText(t.approved).waitFor()
  await expect.poll(() => rolesOf(db, clerk.staffId)).toEqual(['auditor', 'finance'])
})

test('a payout that a colleague has paid meanwhile is said to be decided, and leaves the queue', async () => {
  const { db, owner } = shop
  const now = new Date()
  const ann = await enrolStaff(db, { now })
  const { accountId } = await createMemberWithMoney(db, owner, { available: 7_000n })
  const payout = await db
    .transaction()
    .execute((trx) => requestPayout(trx, { accountId, amount: 7_000n, by: 'member:1' }))
  await preparePayout({ db, now, actor: `staff:${ann.email}` }, payout)
  const bob = await enrolStaff(db, { now, roles: ['finance'] })
  const page = await visit('/staff/login')
  const { logIn, queue: t } = TEXTS.en_us.staff
  await field(page, logIn.labels.email).fill(bob.email)
  await field(page, logIn.labels.password).fill(STAFF_PASSWORD)
  await field(page, logIn.labels.code).fill(codeOfApp(bob.secret, new Date()))
  await button(page, logIn.submit).click()
  const pay = page.getByRole('button', { name: new RegExp(`^${labelled(t.paid, '')}`) })
  await pay.click()
  await confirmPayout({ db, now, actor: 'staff:a-colleague@example' }, payout)
  await page.getByRole('dialog').getByRole('button', { name: t.paid, exact: true }).click()
  await page.getByRole('status').getByText(t.rejected['decided']!).waitFor()
  await expect.poll(() => pay.count()).toBe(0)
})

test('staff without the permission see no money, and a decision that they send is rejected', async () => {
  const { db, owner } = shop
  const now = new Date()
  const ann = await enrolStaff(db, { now })
  const { accountId } = await createMemberWithMoney(db, owner, { available: 6_000n })
  const payout = await db
    .transaction()
    .execute((trx) => requestPayout(trx, { accountId, amount: 6_000n, by: 'member:1' }))
  await preparePayout({ db, now, actor: `staff:${ann.email}` }, payout)
  const picker = await enrolStaff(db, { now, roles: ['warehouse'] })

  const page = await visit('/staff/login')
  const { logIn, home, queue, rights } = TEXTS.en_us.staff
  await field(page, logIn.labels.email).fill(picker.email)
  await field(page, logIn.labels.password).fill(STAFF_PASSWORD)
  await field(page, logIn.labels.code).fill(codeOfApp(picker.secret, new Date()))
  await button(page, logIn.submit).click()
  await page.getByRole('heading', { level: 1, name: home.title }).waitFor()
  await page.getByText(rights.permissions['order.ship']).waitFor()
  for (const hidden of [queue.paid, queue.approve, queue.refuse]) {
    const buttons = page.getByRole('button', { name: new RegExp(`^${hidden}`) })
    await expect.poll(() => buttons.count()).toBe(0)
  }
  const code = await page.evaluate(async (id) => {
    const body = JSON.stringify({ id, isApproved: true })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/staff/payouts/decide', { method: 'POST', headers, body })
    return ((await answer.json()) as { code: number }).code
  }, payout)
  expect(code).toBe(403)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 0, held: 6_000 })
})

test.each(sampleInTurn(LANGS, 3))(
  'in %s sales see how many applications and offers wait, since when, and the command that lists them',
  async (lang) => {
    const { db } = shop
    await addApplicant(db, { number: `A26-7${String(Date.now()).slice(-5)}` })
    const sam = await enrolStaff(db, { roles: ['sales'] })
    const page = await visit(`${langPrefix(lang)}/staff/login`, {
      viewport: { width: 360, height: 780 },
    })
    await submit(page, await createWholesaler(shop))
    const { logIn, work: t } = TEXTS[lang].staff
    await field(page, logIn.labels.email).fill(sam.email)
    await field(page, logIn.labels.password).fill(STAFF_PASSWORD)
    await field(page, logIn.labels.code).fill(codeOfApp(sam.secret, new Date()))
    await button(page, logIn.submit).click()
    const table = page.getByRole('region', { name: t.title }).getByRole('table')
    const rowOf = (work: string) => table.getByRole('row', { name: new RegExp(`^${work} \\d`) })
    await rowOf(t.names.application).getByText('npm run staff -- applications').waitFor()
    await rowOf(t.names.offer).getByText('npm run orders -- list --state submitted').waitFor()
    expect(await rowOf(t.names.warehouse).count()).toBe(0)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t.copyOf(t.names.offer) }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('npm run orders -- list --state submitted')
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  },
)
