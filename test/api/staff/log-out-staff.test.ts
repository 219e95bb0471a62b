// DELETE /api/staff/log-out
import { expect, test } from 'vitest'
import { logOutStaffRoute, readStaffMeRoute } from '../../../src/contract/staff-session.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { ask, useShop } from '../../support/ask.ts'
import { cookiesOf } from '../../support/log-in-as.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'

const shop = useShop()

test('a log-out ends the session, removes the cookie and writes an audit entry', async () => {
  const { headers, email } = await enrolStaff(shop().db)
  const { code, response } = await ask(shop(), logOutStaffRoute, {}, headers)
  expect(code).toBe(200)
  expect(cookiesOf(response).get('staff')?.line).toContain('Max-Age=0')
  expect((await ask(shop(), readStaffMeRoute, {}, headers)).code).toBe(401)
  const entries = await listAudit(shop().db, `staff:${email}`)
  expect(entries.map(({ action }) => action)).toEqual(['staff.log-out'])
})
