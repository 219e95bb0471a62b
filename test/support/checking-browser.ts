// Acts as a browser that checks verification codes, with its cookies and its own network address.
import {
  issuePageTokenRoute,
  type Verification,
  verifyProductRoute,
} from '../../src/contract/product-support.ts'
import type { TestApp } from './test-app.ts'
import { SAME_ORIGIN, sendFrom } from './log-in-as.ts'

export interface CheckAnswer {
  code: number
  result: Verification
  headers: Record<string, unknown>
  status: number
}

/** `token` fetches a page token, `request` checks a code, and `check` does both, as a tap on the page does. */
export function checkingBrowser(shop: () => TestApp, from = freshNetwork()) {
  let cookie = ''
  const send = async (
    route: typeof verifyProductRoute | typeof issuePageTokenRoute,
    input: Record<string, unknown>,
    headers: Record<string, string | undefined> = {},
  ) => {
    const sent = Object.entries({ ...SAME_ORIGIN, cookie, ...headers }).filter(([, value]) => value)
    return sendFrom(shop(), route, input, {
      from,
      headers: Object.fromEntries(sent) as Record<string, string>,
    })
  }
  async function token(input: Record<string, unknown> = {}): Promise<string> {
    const { result, cookies } = await send(issuePageTokenRoute, input)
    const device = cookies.get('checker')
    if (device) cookie = `checker=${device.value}`
    return String(result?.pageToken ?? '')
  }
  /** With `pageToken` in `input` the shop counts the request as a tap, without it as a mere visit of the page. */
  async function request(
    No: string,
    input: Record<string, unknown> = {},
    headers: Record<string, string | undefined> = {},
  ): Promise<CheckAnswer> {
    const { code, result, response } = await send(verifyProductRoute, { No, ...input }, headers)
    const checked = result as unknown as Verification
    return { code, result: checked, headers: response.headers, status: response.statusCode }
  }
  return {
    token,
    request,
    check: async (No: string, headers: Record<string, string | undefined> = {}) =>
      request(No, { pageToken: await token() }, headers),
  }
}

function freshNetwork(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}
let addresses = 0
