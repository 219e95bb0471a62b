// GET /api/staff/me: the account of the caller, with roles, permissions, factors and sessions.
import { readStaffMeRoute } from '../../../contract/staff-session.ts'
import { handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { factorsOf } from '../../modules/staff/factor-service.ts'
import { listPasskeys } from '../../modules/staff/passkey-service.ts'
import { relyingPartyOf } from '../../modules/staff/relying-party.ts'
import { isOnePersonShop, rolesOf } from '../../modules/staff/role-service.ts'
import { listStaffSessions } from '../../modules/staff/staff-session-service.ts'

export const readStaffMeCall = handle(readStaffMeRoute, async (ctx) => {
  const staff = staffOf(ctx)
  const { staffId, email, name, isEnrolled, permissions } = staff
  const [roles, onePerson, factors, passkeys, sessions] = await Promise.all([
    rolesOf(ctx.db, staffId),
    isOnePersonShop(ctx.db),
    factorsOf(ctx.db, staffId),
    listPasskeys(ctx.db, staffId),
    listStaffSessions(ctx.db, ctx.clock(), staff),
  ])
  return {
    email,
    name,
    isEnrolled,
    roles,
    permissions: [...permissions].toSorted(),
    ip: ctx.caller.ip,
    onePerson,
    factors: {
      ...factors,
      passkeys,
      passkeyHost: relyingPartyOf(ctx.site.staffOrigin)?.id ?? null,
    },
    sessions,
  }
})
