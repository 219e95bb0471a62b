// POST /api/account/settings
import { expect, test } from 'vitest'
import {
  type AccountSettings,
  changeAccountSettingsRoute,
  readAccountSettingsRoute,
} from '../../../src/contract/account-settings.ts'
import { cancelOrderRoute } from '../../../src/contract/order.ts'
import { readStaffOrder } from '../../../src/server/modules/ordering/staff-order-service.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { credit, createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'
import { runJob } from '../../support/run-job.ts'

const shop = useShop()
const DAY = 86_400_000
const BASE = { mails: 'digest', neutralSlip: false, packingList: true, monthlyMail: false }
const BILLING = {
  billingName: 'Example Power GmbH',
  line1: 'Beispielweg 1',
  city: 'Hamburg',
  postCode: '20095',
  country: 'de',
}

const change = (dropshipper: TestMember, input: object) =>
  ask<AccountSettings>(
    shop(),
    changeAccountSettingsRoute,
    { ...BASE, ...input },
    dropshipper.headers,
  )

test('a company that chose nothing gets one summary a day, and what it chooses is stored', async () => {
  const dropshipper = await createMember(shop().db, { kind: 'dropship' })
  const read = async () => {
    const { result } = await ask(shop(), readAccountSettingsRoute, {}, dropshipper.headers)
    expectContract(readAccountSettingsRoute, result)
    return result
  }
  const approval = { limit: null, currency: 'USD' }
  const first = { ...BASE, senderName: '', billing: null, approval }
  expect(await read()).toEqual(first)
  const chosen = { mails: 'each', senderName: 'Example Shop', neutralSlip: true, ...BILLING }
  expect((await change(dropshipper, chosen)).code).toBe(200)
  expect(await read()).toMatchObject({
    mails: 'each',
    senderName: 'Example Shop',
    neutralSlip: true,
    billing: { name: 'Example Power GmbH', country: 'DE', postCode: '20095', taxNo: '' },
  })
  const other = await createMember(shop().db, { kind: 'dropship' })
  const { result } = await ask(shop(), readAccountSettingsRoute, {}, other.headers)
  expect(result).toEqual(first)
  // Empty fields remove the billing address.
  expect((await change(dropshipper, { senderName: '' })).result).toEqual(first)
})

test('an incomplete billing address names every missing field and changes nothing', async () => {
  const dropshipper = await createMember(shop().db, { kind: 'dropship' })
  const answer = await change(dropshipper, { mails: 'none', billingName: 'Example', country: 'US' })
  expect(answer.code).toBe(422)
  const { errors } = answer.result as unknown as { errors: { field: string }[] }
  const fields = errors.map(({ field }) => field)
  expect(fields.toSorted()).toEqual(['city', 'line1', 'postCode', 'region'])
  const { result } = await ask(shop(), readAccountSettingsRoute, {}, dropshipper.headers)
  expect(result).toMatchObject({ mails: 'digest', billing: null })
  const wrong = await change(dropshipper, { ...BILLING, postCode: 'nowhere' })
  expect(wrong.code).toBe(422)
})

test('buyers and viewers may not read or change the settings', async () => {
  const { companyId } = await createMember(shop().db, { kind: 'dropship' })
  for (const role of ['buyer', 'viewer'] as const) {
    const login = await createMember(shop().db, { kind: 'dropship', companyId, role })
    expect((await change(login, {})).code).toBe(403)
    expect((await ask(shop(), readAccountSettingsRoute, {}, login.headers)).code).toBe(403)
  }
})

test('the summary names every order once, without prices or end customers, the next morning', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop(), 1n, { lang: 'zh_hk' })
  const { orderNo: first } = await placeOrder(shop(), dropshipper, undefined, {
    ownReference: 'A-17',
  })
  const { orderNo: second, total } = await placeOrder(shop(), dropshipper)
  await credit(shop(), dropshipper, BigInt(Math.round(Number(total) * 100)))
  await runJob(shop(), 'release-orders', new Date())
  const digestsAt = async (days: number) => {
    await runJob(shop(), 'send-order-digests', new Date(Date.now() + days * DAY))
    return mailsTo(shop().db, dropshipper.email)
  }
  expect(await mailsTo(shop().db, dropshipper.email)).toEqual([])
  const [mail, ...others] = await digestsAt(1)
  expect(others).toEqual([])
  for (const text of [mail?.body_text ?? '', mail?.body_html ?? '']) {
    const parts = [first, second, 'A-17', 'Hamburg', '德國', '等候增值']
    for (const part of parts) expect(text).toContain(part)
    // 'Canary' is in the name and the street of the end customer.
    expect(text).not.toMatch(/Canary|USD/)
    expect(text).not.toContain(total)
  }
  expect(await digestsAt(2)).toHaveLength(1)
})

test('three jobs at the same moment write one summary', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop())
  await placeOrder(shop(), dropshipper)
  const tomorrow = new Date(Date.now() + DAY)
  await Promise.all([1, 2, 3].map(() => runJob(shop(), 'send-order-digests', tomorrow)))
  expect(await mailsTo(shop().db, dropshipper.email)).toHaveLength(1)
})

test("with 'digest' a cancellation is mailed immediately, with 'each' every event, with 'none' no event", async () => {
  await setStock(shop(), ITEM, 100)
  const mailsWith = async (mails: string) => {
    const dropshipper = await createDropshipper(shop())
    expect((await change(dropshipper, { mails, senderName: 'Example Shop' })).code).toBe(200)
    const { orderNo } = await placeOrder(shop(), dropshipper)
    await ask(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)
    const { settings } = await readStaffOrder(shop().db, orderNo)
    expect(settings.senderName).toBe('Example Shop')
    return (await mailsTo(shop().db, dropshipper.email)).length
  }
  expect(await mailsWith('digest')).toBe(1)
  expect(await mailsWith('each')).toBe(2)
  expect(await mailsWith('none')).toBe(0)
})
