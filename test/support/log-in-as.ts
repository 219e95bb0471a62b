// Log-ins with a real password, and answers read as a browser reads them.
import type { LightMyRequestResponse } from 'fastify'
import { callPath } from '../../src/shared/call-path.ts'
import type { CallRoute } from '../../src/contract/call.ts'
import { logInRoute } from '../../src/contract/user-session.ts'
import { hashPassword } from '../../src/server/platform/passwords/password-hash.ts'
import { ask } from './ask.ts'
import { createMember, type TestMember, type MemberOptions } from './create-member.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'a quiet river bends'
/** Header of requests that a browser sends from a page of the shop. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

let hashed: Promise<string> | undefined

/** Creates a member whose password is PASSWORD. */
export async function createMemberWithPassword(
  shop: Pick<TestApp, 'db'>,
  options: MemberOptions = {},
): Promise<TestMember> {
  hashed ??= hashPassword(PASSWORD)
  return createMember(shop.db, { passwordHash: await hashed, ...options })
}

/** An answer as a browser reads it; `line` is the whole Set-Cookie header. */
export interface BrowserAnswer {
  response: LightMyRequestResponse
  code: number
  result: Record<string, unknown>
  cookies: Map<string, { value: string; line: string }>
}

export interface Sender {
  headers?: Record<string, string>
  /** The network address of the requests. */
  from?: string
}

/** Sends from a given network address and reads the cookies of the answer. */
export async function sendFrom(
  shop: TestApp,
  route: CallRoute,
  input: Record<string, unknown>,
  { headers = {}, from = '203.0.113.7' }: Sender = {},
): Promise<BrowserAnswer> {
  const { address, body } = callPath(route.method, route.path, input)
  const response = await shop.app.inject({
    method: route.method,
    url: address,
    remoteAddress: from,
    headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === null ? {} : { payload: body }),
  })
  const { code, result } = response.json<{ code: number; result: Record<string, unknown> }>()
  return { response, code, result, cookies: cookiesOf(response) }
}

/** The Set-Cookie headers by cookie name, values decoded. */
export function cookiesOf(
  response: LightMyRequestResponse,
): Map<string, { value: string; line: string }> {
  const lines = [response.headers['set-cookie'] ?? []].flat()
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return [name, { value: decodeURIComponent(value), line }]
    }),
  )
}

/** Logs in and returns the headers that the browser sends afterwards. */
export async function logInAs(
  shop: TestApp,
  username: string,
  more: Record<string, unknown> = {},
): Promise<{ token: string; device: string; headers: Record<string, string> }> {
  const answer = await sendFrom(
    shop,
    logInRoute,
    { username, password: PASSWORD, ...more },
    { headers: SAME_ORIGIN },
  )
  const token = String(answer.result.token)
  const device = answer.cookies.get('device')?.value ?? ''
  return { token, device, headers: { cookie: `token=${token}; device=${device}`, ...SAME_ORIGIN } }
}

/** The result code of a call in this session. */
export async function codeOf(
  shop: TestApp,
  route: CallRoute,
  headers: Record<string, string>,
  input: Record<string, unknown> = {},
): Promise<number> {
  return (await ask(shop, route, input, headers)).code
}
