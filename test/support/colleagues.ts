// Colleagues for tests: invitations sent by an owner, and the secrets of their links.
import { randomUUID } from 'node:crypto'
import {
  acceptInvitationRoute,
  type CompanyTeam,
  inviteColleagueRoute,
  type resendInvitationRoute,
  type withdrawInvitationRoute,
} from '../../src/contract/colleagues.ts'
import type { MemberRole } from '../../src/shared/membership.ts'
import { createMemberWithPassword, PASSWORD } from './log-in-as.ts'
import { type Answer, ask } from './ask.ts'
import type { TestMember } from './create-member.ts'
import { mailsTo } from './outbox.ts'
import type { TestApp } from './test-app.ts'

/** An address without a login. */
export function freshColleagueEmail(): string {
  return `colleague-${randomUUID().slice(0, 8)}@member.example`
}

export interface InvitationOptions {
  role?: MemberRole
  key?: string
  password?: string
}

export function invite(
  shop: TestApp,
  owner: TestMember,
  email: string,
  { role = 'buyer', key = randomUUID(), password = PASSWORD }: InvitationOptions = {},
): Promise<Answer<CompanyTeam>> {
  const input = { key, email, role, mailLang: 'zh_hk', password }
  return ask<CompanyTeam>(shop, inviteColleagueRoute, input, owner.headers)
}

/** The secret of the newest link mailed to this address; empty: there is none. */
export async function linkSecretOf(shop: Pick<TestApp, 'db'>, email: string): Promise<string> {
  const newest = (await mailsTo(shop.db, email)).at(-1)
  return /#token=([\w-]+)/.exec(newest?.body_text ?? '')?.[1] ?? ''
}

/** Input with which a new colleague accepts an invitation; `token`: the secret of its link. */
export function acceptanceOf(token: string): Record<string, unknown> {
  return {
    token,
    username: `colleague-${randomUUID().slice(0, 8)}`,
    firstName: 'New',
    surname: 'Colleague',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    privacyAccepted: true,
  }
}

/** Sends the call that accepts an invitation. */
export function accept(shop: TestApp, input: Record<string, unknown>): Promise<Answer> {
  return ask(shop, acceptInvitationRoute, input)
}

/**
 * An owner ends the link of an invitation with this call, after a buyer tried to. Returns the result codes of the two calls
 * and of accepting the invitation with the ended link.
 */
export async function endLinkBy(
  shop: TestApp,
  route: typeof resendInvitationRoute | typeof withdrawInvitationRoute,
): Promise<{ buyer: number; owner: number; formerLink: number }> {
  const owner = await createMemberWithPassword(shop)
  const { companyId } = owner
  const buyer = await createMemberWithPassword(shop, { companyId, role: 'buyer' })
  const email = freshColleagueEmail()
  const id = (await invite(shop, owner, email)).result.invitations[0]?.id
  const former = await linkSecretOf(shop, email)
  return {
    buyer: (await ask(shop, route, { id }, buyer.headers)).code,
    owner: (await ask(shop, route, { id }, owner.headers)).code,
    formerLink: (await accept(shop, acceptanceOf(former))).code,
  }
}
