// npm run staff: links lead to the stored address of the shop, currency and region follow the country, missing answers
// stop an approval, and actions need a log-in, some also a code or a second person.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listAudit } from '../src/server/modules/audit/audit-service.ts'
import { storePublicOrigin } from '../src/server/context/public-origin.ts'
import { addApplicant } from './support/applicant.ts'
import { useShop } from './support/ask.ts'
import { mailsTo } from './support/outbox.ts'
import { CODE_KEY } from './support/code-key.ts'
import { codeOfApp, enrolStaff, STAFF_PASSWORD } from './support/enrol-staff.ts'
import { useStaffTerminal } from './support/staff-terminal.ts'
import { answerCommand, runCommand } from './support/run-command.ts'

const shop = useShop()
const terminal = useStaffTerminal()

const staff = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(shop().url, 'staff', args, { ...terminal.settings, CODE_KEY, ...settings })

/** Approves a staff request: answers yes to the question that shows its change. */
const approveRequest = (number: string) =>
  answerCommand({
    databaseUrl: shop().url,
    name: 'staff',
    args: ['approve', number],
    settings: { ...terminal.settings, CODE_KEY },
    typed: 'yes\n',
  })

test('without an address no link is mailed, and a local one comes with a warning', async () => {
  const added = await staff(['add', 'bo@shop.example', '--name', 'Bo'], { PORT: '3111' })
  expect(added.out).toContain('http://localhost:3111/staff-welcome')
  expect(added.err).toContain('Links lead to http://localhost:3111, which works on this machine')
  const withoutLogIn = await staff(['accounts'])
  expect(withoutLogIn.err).toBe('Log in first: npm run staff -- log-in EMAIL\n')
  await terminal.logIn(shop(), { roles: ['sales'] })
  await addApplicant(shop().db, { number: 'A26-800000' })
  const ask = ['ask', 'A26-800000', '--item', 'other']
  const rejected = await staff(ask)
  expect(rejected.code).toBe(1)
  expect(rejected.err).toContain('The shop has no address for links yet.')
  await storePublicOrigin(shop().db, { PUBLIC_URL: '' }, 'http://127.0.0.1:3000/')
  const asked = await staff(ask)
  expect(asked.code).toBe(0)
  expect(asked.err).toContain('Links lead to http://127.0.0.1:3000, which works on this machine')
})

test('a mail written by a command links to the address that the running shop stored', async () => {
  await storePublicOrigin(shop().db, { PUBLIC_URL: 'https://shop.example' }, 'http://127.0.0.1:1/')
  const asked = await addApplicant(shop().db, { number: 'A26-800001', country: 'HK' })
  const outcome = await staff(['ask', 'A26-800001', '--item', 'trade_reference'])
  expect(outcome).toMatchObject({ code: 0, err: '' })
  const [mail] = await mailsTo(shop().db, asked.email)
  expect(mail?.body_text).toContain('https://shop.example/')

  const rejected = await staff(['approve', 'A26-800001'])
  expect(rejected.err).toBe(
    'The applicant has not answered yet: trade_reference. To approve without these answers, add --force.\n',
  )
  const approved = await staff(['approve', 'A26-800001', '--force'])
  expect(approved.out).toContain('wholesale, HKD, HK')
  const elsewhere = await staff(['ask', 'A26-800001'], { PUBLIC_URL: 'https://b.example' })
  expect(elsewhere.code).toBe(1)
})

test('a country whose currency has no price list gets USD, and staff are informed', async () => {
  await addApplicant(shop().db, { number: 'A26-800002', country: 'DE' })
  const approved = await staff(['approve', 'A26-800002'])
  expect(approved.out).toContain('wholesale, USD, EU')
  expect(approved.out).toContain('wholesale has no price list in EUR, the currency of DE.')
})

test('an application is shown in the order in which the form asks', async () => {
  await addApplicant(shop().db, { number: 'A26-800003', country: 'DE' })
  const { out } = await staff(['show', 'A26-800003'])
  const names = [...out.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  const places = ['firstName', 'surname', 'companyName', 'email', 'country', 'city', 'phone'].map(
    (name) => names.indexOf(name),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('a log-in asks for password and code, and commands then act as that account', async () => {
  const email = 'li@shop.example'
  const { secret } = await enrolStaff(shop().db, { email, roles: ['auditor'] })
  const logIn = (typed: string) =>
    answerCommand({
      databaseUrl: shop().url,
      name: 'staff',
      args: ['log-in', email],
      settings: { ...terminal.settings, CODE_KEY },
      typed,
      // A pipe that stays open would keep the process alive.
      isAlone: true,
    })
  const wrong = await logIn(`${STAFF_PASSWORD}\n000000\n`)
  expect(wrong.err).toContain('The email address, the password or the code is incorrect.')
  const right = await logIn(`${STAFF_PASSWORD}\n${codeOfApp(secret, new Date())}\n`)
  expect(right).toMatchObject({ code: 0 })
  expect(right.out).toContain('act as li@shop.example for twelve hours')
  const path = join(terminal.folder, 'staff-device')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect((await staff(['whoami'])).out).toContain('staff:li@shop.example')
  expect((await staff(['audit'])).code).toBe(0)
  const rejected = await staff(['invite', '--group', 'wholesale'])
  expect(rejected.err).toContain('does not have the permission application.decide')
  const token = readFileSync(path, 'utf8')
  expect((await staff(['log-out'])).code).toBe(0)
  expect((await staff(['whoami'])).err).toContain('Log in first')
  const entries = await listAudit(shop().db, `staff:${email}`)
  expect(entries.map(({ action }) => action)).toEqual(['staff.log-out', 'staff.log-in'])
  expect(JSON.stringify(entries)).not.toContain(token.trim())
}, 60_000)

test('a reset removes password, factors, known devices and sessions, says so, and its audit entry names the user of the operating system', async () => {
  const email = 'mo@shop.example'
  await terminal.logIn(shop(), { email, roles: ['support'] })
  const reset = await staff(['reset', email])
  expect(reset.out).toContain('Password, factors and known devices were removed')
  expect(reset.out).toMatch(/#invitation=[\w-]{43}/)
  expect((await staff(['whoami'])).err).toContain('Log in first')
  const [entry] = await listAudit(shop().db, `staff:${email}`, 1)
  expect(entry).toMatchObject({ action: 'staff.reset', actor: expect.stringMatching(/^operator:/) })
})

test('changes of roles and accounts ask for the second factor again after five minutes', async () => {
  const factorAt = new Date(Date.now() - 301_000)
  await terminal.logIn(shop(), { email: 'ad@shop.example', factorAt })
  const asked = await staff(['grant', 'li@shop.example', 'support'])
  expect(asked.err).toContain('This code is incorrect.')
  expect((await staff(['accounts'])).code).toBe(0)
})

test('a role that moves money waits for the approval of a colleague', async () => {
  await terminal.logIn(shop(), { email: 'boss@shop.example' })
  const proposed = await staff(['grant', 'li@shop.example', 'finance'])
  const number = /approve (SR-\d+)/.exec(proposed.out)?.[1] ?? ''
  expect((await staff(['requests'])).out).toContain(`${number}  roles staff:li@shop.example`)
  const own = await approveRequest(number)
  expect(own.err).toContain('Another person who manages staff accounts must approve it.')
  await terminal.logIn(shop(), { email: 'partner@shop.example' })
  expect((await approveRequest(number)).out).toContain(`${number}: approved\n`)
  expect((await staff(['accounts'])).out).toMatch(/li@shop\.example .*auditor, finance/)
}, 60_000)
