// Guesses verification codes, and fetches every URL that names one as crawlers do: what is found and which
// codes are marked as checked.
import { codeCheckDigit } from '../../src/shared/verification-code.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeCodes } from '../support/codes.ts'
import { checkingBrowser } from '../support/checking-browser.ts'
import type { MovableClock } from '../support/movable-clock.ts'

export interface GuessingOutcome {
  guesses: number
  /** Guesses that were looked up in the table. */
  evaluated: number
  hits: number
  /** Guesses rejected with 429. */
  rejected: number
  /** Guesses with a wrong check digit, which are not looked up. */
  mistyped: number
}

/**
 * Spreads guesses evenly over `hours` and `addresses`. Two thirds have a valid check digit. Every second guess is near
 * an existing code and is sent with a page token, as a tap on the page is; the others are random and have none.
 */
export async function guessVerificationCodes(
  shop: () => TestApp,
  clock: MovableClock,
  { guesses, addresses, hours }: { guesses: number; addresses: number; hours: number },
): Promise<GuessingOutcome> {
  const { codes } = await makeCodes(shop().owner, 1000)
  const browsers = Array.from({ length: addresses }, (_, at) =>
    checkingBrowser(shop, `203.0.${113 + (at >> 8)}.${at & 255}`),
  )
  const outcome = { guesses, evaluated: 0, hits: 0, rejected: 0, mistyped: 0 }
  const guessOnce = async (at: number) => {
    const browser = browsers[at % addresses]
    const pageToken = at % 2 === 0 ? await browser?.token() : undefined
    const answer = await browser?.request(guess(at, codes), pageToken ? { pageToken } : {})
    if (answer?.code === 429) outcome.rejected += 1
    else if (answer?.result.mistyped) outcome.mistyped += 1
    else {
      outcome.evaluated += 1
      if (answer?.result.outcome !== 'unknown') outcome.hits += 1
    }
  }
  // Most of the time is the minimum response time of a check, so several guesses are made at once.
  for (let from = 0; from < guesses; from += AT_ONCE) {
    const batch = Math.min(AT_ONCE, guesses - from)
    clock.pass((hours * 3_600_000 * batch) / guesses)
    await Promise.all(Array.from({ length: batch }, (_, index) => guessOnce(from + index)))
  }
  return outcome
}

function guess(at: number, codes: readonly string[]): string {
  const near = codes[at % codes.length] ?? ''
  const digits =
    at % 2 === 0
      ? String((BigInt(near.slice(0, 15)) + 1n) % 10n ** 15n).padStart(15, '0')
      : String(Math.floor(Math.random() * 1e15)).padStart(15, '0')
  return digits + (at % 3 === 0 ? (codeCheckDigit(digits) + 1) % 10 : codeCheckDigit(digits))
}

/**
 * Fetches every URL that names a code, as link previews, prefetching browsers and crawlers do; returns how many
 * codes are marked as checked.
 */
export async function crawlCodes(shop: () => TestApp, count: number): Promise<number> {
  const { batch, codes } = await makeCodes(shop().owner, count)
  const { owner, app } = shop()
  const gtin = await owner
    .selectFrom('product')
    .where('item_no', '=', 'VC-LT35641')
    .select('ean')
    .executeTakeFirstOrThrow()
  const crawlOne = async (code: string, at: number) => {
    const remoteAddress = `198.51.${at >> 8}.${at & 255}`
    const headers = LINK_FETCHERS[at % LINK_FETCHERS.length]
    for (const url of [
      `/01/${gtin.ean}/21/${code}`,
      `/product-verification.html?no=${code}&item=VC-LT35641`,
      // As the form sends it without scripts.
      `/zh-cn/product-verification.html?no=${code}&look=1`,
      `/api/about/product/validation/${code}`,
      `/api/about/product/validation/${code}?pageToken=${'a'.repeat(43)}`,
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        await app.inject({ method, url, remoteAddress, headers: headers as never })
      }
    }
    // A prerendering browser may even have a token, but its check does not mark the code.
    const prerendering = checkingBrowser(shop, remoteAddress)
    await prerendering.check(code, { 'sec-purpose': 'prefetch;prerender' })
  }
  // Most of the time is the minimum response time of a check, so several crawlers run at once.
  for (let from = 0; from < codes.length; from += CRAWLERS) {
    const group = codes.slice(from, from + CRAWLERS)
    await Promise.all(group.map((code, index) => crawlOne(code, from + index)))
  }
  const checked = await owner
    .selectFrom('verification_code')
    .where('batch_id', '=', batch)
    .where((row) => row.or([row('first_checked_at', 'is not', null), row('checks', '>', 0)]))
    .select('batch_id')
    .execute()
  return checked.length
}

const CRAWLERS = 20

const LINK_FETCHERS: Record<string, string>[] = [
  { 'user-agent': 'LinkPreview/1.0' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { 'user-agent': 'Crawler/2.1', accept: '*/*' },
]
const AT_ONCE = 10
