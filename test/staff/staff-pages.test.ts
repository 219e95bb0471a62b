// The pages of staff: for which session they are rendered, where they exist, and that they are never cached.
import { afterAll, expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const shop = useShop()
let shopWithStaffHost: TestApp | null = null
afterAll(() => shopWithStaffHost?.close())

function open(url: string, headers: Record<string, string> = {}, at: TestApp = shop()) {
  return at.app.inject({ url, headers })
}

test.each([
  ['/staff', '/staff/login?redirect=%2Fstaff'],
  ['/zh-hk/staff?a=1', '/zh-hk/staff/login?redirect=%2Fzh-hk%2Fstaff%3Fa%3D1'],
])('%s leads a visitor to the login of staff and back', async (url, login) => {
  const { statusCode, headers } = await open(url)
  expect([statusCode, headers.location]).toEqual([302, login])
  expect(headers['cache-control']).toBe('private, no-store')
})

test('the account is rendered for the session of staff alone, and never cached', async () => {
  const staff = await enrolStaff(shop().db, { roles: ['warehouse'] })
  const member = await createMember(shop().db)
  const { statusCode, headers, body } = await open('/staff', staff.headers)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(body).toContain(staff.email)
  expect(body).toContain('Pick, pack and ship orders')
  expect(body).not.toContain(staff.token)
  expect(body).not.toContain('/wishlist')
  expect((await open('/staff', member.headers)).statusCode).toBe(302)
  expect((await open('/staff')).statusCode).toBe(302)
})

test('an account without a second factor is shown the enrolment and none of its permissions', async () => {
  const { headers } = await enrolStaff(shop().db, { isEnrolled: false })
  const { body } = await open('/staff', headers)
  expect(body).toContain('Set up your second factor')
  expect(body).not.toContain('What you may do')
})

test('pages of the shop do not see the session of staff', async () => {
  const { headers, email } = await enrolStaff(shop().db)
  const { body } = await open('/', headers)
  expect(body).not.toContain(email)
  // The name of every account of enrolStaff.
  expect(body).not.toContain('Ann Example')
})

test('pages of staff that have a host of their own do not exist on other hosts', async () => {
  shopWithStaffHost = await createTestApp({ settings: { STAFF_HOST: 'office.shop.example' } })
  const { headers } = await enrolStaff(shopWithStaffHost.db)
  for (const url of ['/staff', '/zh-cn/staff']) {
    const elsewhere = await open(url, { ...headers, host: 'shop.example' }, shopWithStaffHost)
    expect([url, elsewhere.statusCode]).toEqual([url, 404])
    expect(elsewhere.body).not.toContain('@shop.example')
    const inside = await open(url, { ...headers, host: 'office.shop.example' }, shopWithStaffHost)
    expect([url, inside.statusCode]).toEqual([url, 200])
  }
  const login = await open('/staff/login', { host: 'shop.example' }, shopWithStaffHost)
  expect(login.statusCode).toBe(404)
})
