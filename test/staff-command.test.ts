// npm run staff: links lead to the stored address of the shop, terms follow the country, and missing documents stop an approval.
import { expect, test } from 'vitest'
import { storePublicOrigin } from '../src/server/context/public-origin.ts'
import { addApplicant } from './support/applicant.ts'
import { useShop } from './support/ask.ts'
import { mailsTo } from './support/outbox.ts'
import { runCommand } from './support/run-command.ts'

const shop = useShop()
const AS = ['--as', 'bo@shop.example']

const staff = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(shop().url, 'staff', args, settings)

test('without an address no link is mailed, and a local one comes with a warning', async () => {
  const added = await staff(['add', 'bo@shop.example', '--name', 'Bo'], { PORT: '3111' })
  expect(added.out).toContain('http://localhost:3111/staff-welcome')
  expect(added.err).toContain('Links lead to http://localhost:3111, which works on this machine')
  await addApplicant(shop().db, { number: 'A26-800000' })
  const ask = ['ask', 'A26-800000', '--item', 'other', ...AS]
  const refused = await staff(ask)
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('The shop has no address for links yet.')
  await storePublicOrigin(shop().db, { PUBLIC_URL: '' }, 'http://127.0.0.1:3000/')
  const asked = await staff(ask)
  expect(asked.code).toBe(0)
  expect(asked.err).toContain('Links lead to http://127.0.0.1:3000, which works on this machine')
})

test('a mail written by a command links to the address that the running shop stored', async () => {
  await storePublicOrigin(shop().db, { PUBLIC_URL: 'https://shop.example/' }, 'http://127.0.0.1:1/')
  const asked = await addApplicant(shop().db, { number: 'A26-800001', country: 'HK' })
  const outcome = await staff(['ask', 'A26-800001', '--item', 'trade_reference', ...AS])
  expect(outcome).toMatchObject({ code: 0, err: '' })
  const [mail] = await mailsTo(shop().db, asked.email)
  expect(mail?.body_text).toContain('https://shop.example/')

  const refused = await staff(['approve', 'A26-800001', ...AS])
  expect(refused.err).toBe(
    'Documents are still missing: trade_reference. To approve without them, add --force.\n',
  )
  const approved = await staff(['approve', 'A26-800001', '--force', ...AS])
  expect(approved.out).toContain('wholesale, HKD, HK')
  const elsewhere = await staff(['ask', 'A26-800001', ...AS], { PUBLIC_URL: 'https://b.example' })
  expect(elsewhere.code).toBe(1)
})

test('a country whose currency has no price list gets USD, and staff are told', async () => {
  await addApplicant(shop().db, { number: 'A26-800002', country: 'DE' })
  const approved = await staff(['approve', 'A26-800002', ...AS])
  expect(approved.out).toContain('wholesale, USD, EU')
  expect(approved.out).toContain('wholesale has no price list in EUR, the currency of DE.')
})

test('an application is shown in the order in which the form asks', async () => {
  await addApplicant(shop().db, { number: 'A26-800003', country: 'DE' })
  const { out } = await staff(['show', 'A26-800003', ...AS])
  const names = [...out.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  const places = ['firstName', 'surname', 'companyName', 'email', 'country', 'city', 'phone'].map(
    (name) => names.indexOf(name),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})
