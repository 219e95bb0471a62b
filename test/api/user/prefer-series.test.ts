// POST /api/user/series
import { describe, expect, test } from 'vitest'
import { preferSeriesRoute } from '../../../src/contract/user-preferences.ts'
import type { SeriesPreference } from '../../../src/shared/series-preferences.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { cookiesOf } from '../../support/log-in-as.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()
const LIST = '/secondarytype/batteries/laptop'
/** Not the series that lists show until another is chosen. */
const OTHER: SeriesPreference = 'high-performance'

describeMemberCall(shop, preferSeriesRoute, { input: { series: OTHER } })

const choose = (member: TestMember, series: string) =>
  ask(shop(), preferSeriesRoute, { series }, member.headers)

/**
 * Opens a list of products in a browser that has the cookie of the token alone, or other cookies as well. `leads`: the
 * prefixes of the item numbers that stand for the packs, VC of the main series and VU of the other one.
 */
async function openList(token: string | null, others: readonly string[] = []) {
  const cookie = [...(token === null ? [] : [`token=${token}`]), ...others].join('; ')
  const headers = { host: 'shop.example', ...(cookie === '' ? {} : { cookie }) }
  const response = await shop().app.inject({ url: LIST, headers })
  expect(response.statusCode).toBe(200)
  const rows = response.body.split('<tr').slice(2)
  const leaders = rows.map((row) => /V[CU](?=-LT\d{5}<)/.exec(row)?.[0])
  return {
    body: response.body,
    cacheControl: response.headers['cache-control'],
    series: cookiesOf(response).get('series'),
    leads: new Set(leaders),
  }
}

describe('the chosen series', () => {
  test('leads the lists of the same login on another device, whose cookie follows it', async () => {
    const member = await createMember(shop().db)
    expect((await openList(member.token)).leads).toEqual(new Set(['VC']))
    expect((await choose(member, OTHER)).code).toBe(200)
    const page = await openList(member.token)
    expect(page.leads).toContain('VU')
    expect(page.series?.line).toBe(`series=${OTHER}; Path=/; Max-Age=31536000; SameSite=Lax`)
    expect(page.cacheControl).toBe('private, no-store')
  })

  test('comes before that of the browser, whose cookie is set only where it differs', async () => {
    const member = await createMember(shop().db)
    await choose(member, OTHER)
    expect((await openList(member.token, ['series=cheapest'])).series?.value).toBe(OTHER)
    expect((await openList(member.token, [`series=${OTHER}`])).series).toBeUndefined()
    await choose(member, 'main')
    const page = await openList(member.token, [`series=${OTHER}`])
    expect([page.leads, page.series?.value]).toEqual([new Set(['VC']), 'main'])
  })

  test('of the browser stays where the login never chose', async () => {
    const { token } = await createMember(shop().db)
    const page = await openList(token, [`series=${OTHER}`])
    expect(page.leads).toContain('VU')
    expect(page.series).toBeUndefined()
  })

  test('of an applicant is kept too, and that of a colleague is another', async () => {
    const applicant = await createMember(shop().db, { state: 'in_review' })
    expect((await choose(applicant, OTHER)).code).toBe(200)
    expect((await openList(applicant.token)).series?.value).toBe(OTHER)
    const member = await createMember(shop().db)
    const colleague = await createMember(shop().db, { companyId: member.companyId })
    await choose(member, OTHER)
    expect((await openList(colleague.token)).series).toBeUndefined()
  })

  test('of a member reaches no page of visitors, cached or new', async () => {
    const member = await createMember(shop().db)
    const before = await openList(null)
    await choose(member, OTHER)
    await openList(member.token)
    for (const others of [[], [`series=${OTHER}`], ['token=of-nobody']]) {
      const after = await openList(null, others)
      expect([after.leads, after.series]).toEqual([new Set(['VC']), undefined])
    }
    expect((await openList(null)).body).toBe(before.body)
  })

  test('is one of three', async () => {
    const member = await createMember(shop().db)
    expect(rejectedFields(await choose(member, 'best'), 'en_us')).toEqual(['series'])
  })
})
