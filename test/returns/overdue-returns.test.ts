// Returns that are not sent or answered in time, which a job ends.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { approveReturn, askAboutReturn } from '../../src/server/staff/returns/handle-return.ts'
import { RETURN_DAYS } from '../../src/shared/business-constants.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { readReturn, requestReturn, shipOrder, staffOf, returnInput } from '../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper

beforeAll(() => setStock(shop(), ITEM, 500))
beforeEach(async () => {
  dropshipper = await createDropshipper(shop())
})

async function requested(): Promise<string> {
  return requestReturn(
    shop(),
    dropshipper,
    returnInput(await shipOrder(shop(), dropshipper), { quantity: 1 }),
  )
}

/** Runs the job as if this many days had passed since now. */
function endReturnsAfter(days: number): Promise<void> {
  return runJob(shop(), 'end-returns', new Date(Date.now() + days * DAY_MS))
}

async function stateOf(returnNo: string): Promise<string> {
  return (await readReturn(shop(), dropshipper, returnNo)).result.state
}

test('an approved return that is not sent, and a question that is not answered, expire after their days', async () => {
  const approved = await requested()
  await approveReturn(staffOf(shop()), approved)
  const asked = await requested()
  await askAboutReturn(staffOf(shop()), asked, 'Which colour?')
  await endReturnsAfter(Math.min(RETURN_DAYS.sendWithin, RETURN_DAYS.answerWithin) - 1)
  expect([await stateOf(approved), await stateOf(asked)]).toEqual(['approved', 'more_info'])
  await endReturnsAfter(RETURN_DAYS.answerWithin + 1)
  expect(await stateOf(asked)).toBe('expired')
  await endReturnsAfter(RETURN_DAYS.sendWithin + RETURN_DAYS.onTheWay + 1)
  expect(await stateOf(approved)).toBe('expired')
})

test('an owner is mailed once the login that requested the return was removed', async () => {
  const { companyId } = dropshipper
  const buyer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'buyer' })
  const orderNo = await shipOrder(shop(), dropshipper)
  const input = returnInput(orderNo, { quantity: 1 })
  const returnNo = await requestReturn(shop(), { ...dropshipper, ...buyer }, input)
  const ofCompany = shop().db.selectFrom('member').where('company_id', '=', companyId)
  const owners = await ofCompany.where('role', '=', 'owner').select('email').orderBy('id').execute()
  const removed = { disabled_at: new Date() }
  await shop().db.updateTable('member').set(removed).where('id', '=', buyer.memberId).execute()
  await askAboutReturn(staffOf(shop()), returnNo, 'Which colour?')
  const subject = `We have a question about your return ${returnNo}`
  const subjectsTo = async (email: string) =>
    (await mailsTo(shop().db, email)).map((mail) => mail.subject)
  expect(await subjectsTo(owners[0]!.email)).toContain(subject)
  expect(await subjectsTo(buyer.email)).not.toContain(subject)
})

test('a parcel that was sent on the last day can be received while it is on its way', async () => {
  const approved = await requested()
  await approveReturn(staffOf(shop()), approved)
  await endReturnsAfter(RETURN_DAYS.sendWithin + RETURN_DAYS.onTheWay - 1)
  expect(await stateOf(approved)).toBe('approved')
})
