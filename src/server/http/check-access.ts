// Decides by the fields of a route whether a request may make its call, and with which priority it waits.
import type { FastifyRequest } from 'fastify'
import { type CallRoute, isStaffAccess } from '../../contract/call.ts'
import type { StaffPermission } from '../../shared/staff-permissions.ts'
import type { Actor, StaffActor } from '../context/context.ts'
import type { Shop } from '../context/shop.ts'
import { hasFreshFactor } from '../context/step-up.ts'
import { AppError } from '../platform/errors.ts'
import { readCookie } from '../platform/http/cookies.ts'
import { rejectOutsideStaffLocation } from '../platform/http/staff-location.ts'
import { rejectCrossSite, rejectOtherOrigins, rejectPrefetch } from '../platform/http/cross-site.ts'
import type { Priority } from '../platform/limits/work-queue.ts'
import { type AuthenticatedRequest, tokenOf } from './authenticate.ts'

export interface AccessFacts {
  actor: Actor
  tokenStatus: AuthenticatedRequest['tokenStatus']
  staff: StaffActor | null
  now: Date
}

/**
 * Errors: 402 a token that must be renewed first, 401 no session, 403 a session that is not a member's yet or that
 * lacks role, kind or permission, which the result names: `otherArea`, the company may make the call after switching to
 * its other area; `area`, it is not a member there.
 */
export function checkAccess(route: CallRoute, facts: AccessFacts): void {
  if (isStaffAccess(route.access)) return checkStaffAccess(route, facts)
  const { actor, tokenStatus } = facts
  if (route.access === 'renewable') {
    if (tokenStatus === 'none') throw new AppError(401)
    return
  }
  if (tokenStatus === 'renewable') throw new AppError(402)
  if (route.access === 'visitor') return
  if (actor.kind === 'visitor') throw new AppError(401)
  if (route.access === 'applicant') return
  if (actor.kind !== 'member') throw new AppError(403)
  if (route.kinds && !route.kinds.includes(actor.memberKind)) {
    throw new AppError(403, [], { reason: actor.hasOtherArea ? 'otherArea' : 'area' })
  }
  if (route.roles && !route.roles.includes(actor.role)) {
    throw new AppError(403, [], { reason: 'role' })
  }
}

/** The result of a 403 names what is needed: 'enrolment', a permission, or 'step-up'. */
function checkStaffAccess(
  { access, stepUp }: CallRoute,
  { staff, now }: Pick<AccessFacts, 'staff' | 'now'>,
): void {
  if (access === 'staff-entry') return
  if (!staff) throw new AppError(401)
  if (access !== 'staff-enrolling') {
    if (!staff.isEnrolled) throw needs('enrolment')
    const permission = access === 'staff' ? null : access.slice('staff:'.length)
    if (permission !== null && !staff.permissions.has(permission as StaffPermission)) {
      throw needs(permission)
    }
  }
  // An account that enrols has no factor yet that could be asked for.
  if (stepUp && staff.isEnrolled && !hasFreshFactor(staff, now)) throw needs('step-up')
}

function needs(need: string): AppError {
  return new AppError(403, [], { need })
}

/** Errors: 403 where the route does not allow the request of another site's page; 404 where staff may not work. */
export function rejectForgery(shop: Shop, route: CallRoute, request: FastifyRequest): void {
  if (isStaffAccess(route.access)) rejectOutsideStaffLocation(shop.config, request)
  if (route.crossSite === 'allow') return
  if (route.crossSite === 'deny-prefetch') return rejectPrefetch(shop.config, request)
  if (route.crossSite === 'same-origin') return rejectOtherOrigins(shop.config, request)
  const hasTokenCookie = readCookie(request.headers, 'token') !== null
  if (hasTokenCookie || route.crossSite === 'deny') {
    rejectCrossSite(shop.config, request, { hasTokenCookie })
  }
}

/**
 * What a member writes comes first, orders before all else. Whether the token is valid is only known once the call
 * has begun, so until then `tokenTrust` guesses it from earlier requests.
 */
export function priorityOf(shop: Shop, route: CallRoute, request: FastifyRequest): Priority {
  const { method, access, cost } = route
  const writes = method !== 'GET' && cost !== 'heavy'
  const token = access === 'member' && (writes || cost === 'critical') ? tokenOf(request) : null
  const isTrusted = token !== null && shop.tokenTrust.isTrusted(request.ip, token)
  if (cost === 'critical') return isTrusted ? 'critical' : 'normal'
  return isTrusted ? 'vital' : cost
}
