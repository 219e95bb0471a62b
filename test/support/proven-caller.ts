// Callers whose calls succeed: with the proofs that a call requires, such as passwords and codes, and with orders and other
// things in the right state.
import { randomUUID } from 'node:crypto'
import type { CallRoute } from '../../src/contract/call.ts'
import { hashPassword } from '../../src/server/platform/passwords/password-hash.ts'
import type { MemberKind } from '../../src/shared/membership.ts'
import { applyAs, askForCode, freshEmail, goodForm, mailedCode, ticketFor } from './apply-as.ts'
import { type CallActor, type Caller, createCaller } from './call-inputs.ts'
import { createMember } from './create-member.ts'
import { codeOfApp, enrolStaff, STAFF_PASSWORD } from './enrol-staff.ts'
import { createMemberWithPassword, PASSWORD } from './log-in-as.ts'
import { makeReturnFile } from './make-owned.ts'
import type { FundedMember } from './money.ts'
import { openCaseAs } from './open-case.ts'
import { checkRows, orderRow } from './order-files.ts'
import { placeOrder } from './orders.ts'
import { previewReturn } from './returns.ts'
import { grantSecurityCode } from './security-code.ts'
import type { TestApp } from './test-app.ts'

type Input = Record<string, unknown>

/** As createCaller, with passwords, security codes, mailed codes and tickets that the call asks for. */
export async function createProvenCaller(
  shop: TestApp,
  route: CallRoute,
  actor: CallActor,
): Promise<Caller> {
  const { method, path } = route
  const caller = await createCaller(shop, route, actor, 'dropship')
  const proof = await PROOFS[`${method} ${path}`]?.(shop, caller)
  const check = 'securityKey' in caller.input ? await grantSecurityCode(shop) : {}
  return { ...caller, input: { ...caller.input, ...check, ...proof } }
}

/** Prepares what a call requires; returns the fields of its input that prove or name it. */
type Proof = (shop: TestApp, caller: Caller) => Promise<Input>

const ownPassword: Proof = async (shop, { member }) => {
  await shop.db
    .updateTable('member')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', member?.memberId ?? 0)
    .execute()
  return { password: PASSWORD }
}
const credentials =
  (kind: MemberKind): Proof =>
  async (shop) => {
    const { username } = await createMemberWithPassword(shop, { kind })
    return { username, password: PASSWORD }
  }
const newTicket: Proof = async (shop) => ({ ticket: await ticketFor(shop, freshEmail()) })
/** The ticket with which the status of an application that was sent can be read. */
const statusTicket: Proof = async (shop) => {
  const email = freshEmail()
  await applyAs(shop, email)
  // Otherwise the second code would have to wait for a minute.
  await shop.db.deleteFrom('attempt').execute()
  return { ticket: await ticketFor(shop, email, { purpose: 'status' }) }
}

const newColleague: Proof = async (shop, caller) => {
  const { companyId, kind } = memberOf(caller.member)
  const { memberId } = await createMember(shop.db, { companyId, kind, role: 'buyer' })
  return { id: memberId, ...(await ownPassword(shop, caller)) }
}

function memberOf(member: FundedMember | undefined): FundedMember {
  if (!member) throw new Error('Only a member can make this call.')
  return member
}

const PROOFS: Readonly<Record<string, Proof>> = {
  'POST /api/user/login': credentials('wholesale'),
  'POST /api/user/dropship/login': credentials('dropship'),
  'POST /api/user/change-password': async (shop, caller) => {
    await ownPassword(shop, caller)
    return { currentPassword: PASSWORD }
  },
  'POST /api/user/area': async (_, { member }) => ({ memberKind: memberOf(member).kind }),
  'POST /api/user/change-email': ownPassword,
  'POST /api/user/colleagues/{id}/role': newColleague,
  'POST /api/user/colleagues/{id}/remove': newColleague,
  'POST /api/orders/{orderNo}/cancel': async (shop, { member }) => {
    const { orderNo } = await placeOrder(shop, memberOf(member))
    return { orderNo }
  },
  'POST /api/order-files/{id}/place': async (shop, { member }) => {
    const { id, summary } = await checkRows(shop, memberOf(member), [orderRow('A')])
    return { id, mode: 'whole', expectedTotal: summary?.total }
  },
  'POST /api/returns': async (shop, { member, input }) => {
    const { orderNo, lines } = input
    const { result } = await previewReturn(shop, memberOf(member), { orderNo, lines })
    return { key: randomUUID(), expectedFee: result?.fee ?? '0.00' }
  },
  'GET /api/returns/{returnNo}/file': async (shop, { member }) => {
    const file = await makeReturnFile(shop, memberOf(member))
    const { return_no: returnNo } = await shop.db
      .selectFrom('received_file')
      .where('id', '=', file)
      .select('return_no')
      .executeTakeFirstOrThrow()
    return { returnNo, file }
  },
  'POST /api/contact-us/customer-feedback/case-follow': (shop) => openCaseAs(shop),
  'POST /api/user/invitations': ownPassword,
  'POST /api/account/approval-limit': ownPassword,
  'POST /api/user/register/send-email': async (shop) => {
    return { email: freshEmail(), ...(await grantSecurityCode(shop)) }
  },
  'POST /api/user/register/check/email-security-code': async (shop) => {
    const email = freshEmail()
    await askForCode(shop, email)
    return { email, code: await mailedCode(shop, email) }
  },
  'POST /api/user/register-v2': async (shop) => {
    const email = freshEmail()
    return { ...goodForm(email), ticket: await ticketFor(shop, email) }
  },
  'GET /api/user/register-v2': statusTicket,
  'POST /api/user/register/draft': newTicket,
  'POST /api/user/register/read-draft': newTicket,
  'POST /api/staff/log-in': async (shop) => {
    const { email, secret } = await enrolStaff(shop.db)
    return { email, password: STAFF_PASSWORD, code: codeOfApp(secret, new Date()) }
  },
  'POST /api/staff/step-up': async (_, { staff }) => {
    return { code: codeOfApp(staff?.secret ?? '', new Date()) }
  },
}
