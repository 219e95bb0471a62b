// Acts as an applicant: requests a code, reads it in the mailbox, exchanges it for a ticket, sends the form.
import {
  checkEmailCodeRoute,
  registerMemberRoute,
  sendEmailCodeRoute,
} from '../../src/contract/user-application.ts'
import type { Lang } from '../../src/shared/lang.ts'
import { mailsTo } from './outbox.ts'
import { grantSecurityCode } from './security-code.ts'
import type { TestApp } from './test-app.ts'
import { type BrowserAnswer, sendFrom } from './log-in-as.ts'

export interface CodeRequest {
  purpose?: 'register' | 'status'
  lang?: Lang
  /** The network address of the request for the code; by default each request has its own. */
  from?: string
}

let clients = 0

/** Returns an email address that no test used before. */
export function freshEmail(): string {
  clients += 1
  return `applicant-${clients}@trade.example`
}

/** Returns a network address that no test used before. */
export function freshNetwork(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}

/** Asks for a code by mail, with a solved security code. */
export async function askForCode(
  shop: TestApp,
  email: string,
  { from = freshNetwork(), ...more }: CodeRequest = {},
): Promise<BrowserAnswer> {
  const answer = await grantSecurityCode(shop)
  return sendFrom(shop, sendEmailCodeRoute, { email, ...more, ...answer }, { from })
}

/** The six digits of the newest mail to this address; empty without any mail. */
export async function mailedCode(shop: TestApp, email: string): Promise<string> {
  const newest = (await mailsTo(shop.db, email)).at(-1)
  return /(?<!\d)\d{6}(?!\d)/.exec(newest?.body_text ?? '')?.[0] ?? ''
}

/** Returns a code other than the mailed one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Asks for a code, reads it in the mailbox and exchanges it for a ticket, which this returns. */
export async function ticketFor(
  shop: TestApp,
  email: string,
  { purpose = 'register', lang = 'en_us' }: CodeRequest = {},
): Promise<string> {
  await askForCode(shop, email, { purpose, lang })
  const code = await mailedCode(shop, email)
  const answer = await sendFrom(
    shop,
    checkEmailCodeRoute,
    { email, code, purpose },
    { from: freshNetwork() },
  )
  return String(answer.result?.ticket)
}

export const NEW_PASSWORD = 'nine green lanterns drift'

/** Returns a complete, valid form with its own login name. */
export function goodForm(email: string): Record<string, unknown> {
  return {
    memberKind: 'wholesale',
    username: email.split('@')[0] ?? '',
    firstName: 'Ada',
    surname: 'Example',
    companyName: 'Example Trading',
    website: 'www.trade.example',
    country: 'DE',
    addressLine1: 'Musterweg 7',
    city: 'Hamburg',
    postCode: '20095',
    dialCode: '+49',
    phone: '40 123456',
    heardFrom: 'exhibition',
    productsOfInterest: ['laptop'],
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    privacyAccepted: true,
  }
}

/** Confirms the address and sends the form. */
export async function applyAs(
  shop: TestApp,
  email: string,
  { lang = 'en_us', ...change }: Record<string, unknown> & { lang?: Lang } = {},
): Promise<BrowserAnswer> {
  const ticket = await ticketFor(shop, email, { lang })
  return sendFrom(shop, registerMemberRoute, { lang, ticket, ...goodForm(email), ...change })
}
