// Validates the table of calls before the server listens: an incomplete route prevents the start.
import { ZodNever, ZodObject, ZodType } from 'zod'
import { isStaffAccess, pathParameters, type StaffAccess } from '../../contract/call.ts'
import { MEMBER_KINDS, MEMBER_ROLES } from '../../shared/membership.ts'
import { isStaffPermission } from '../../shared/staff-permissions.ts'
import type { AnyCall } from '../context/call-handler.ts'

type Route = AnyCall['route']

const ACCESS = new Set(['visitor', 'applicant', 'member', 'renewable'])
const STAFF_ACCESS = new Set(['staff-entry', 'staff-enrolling', 'staff'])
const CACHE = new Set(['public', 'none'])
const COST = new Set(['critical', 'cheap', 'normal', 'heavy'])
/** Links on other sites may lead to a GET; every other method may change data. */
const CROSS_SITE_OF_GET = new Set(['allow', 'deny-prefetch'])
const CROSS_SITE_OF_OTHERS = new Set(['deny-cookie', 'deny'])
/** 'application.approve' */
const AUDIT_VERB = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/
const LARGEST_BODY = 2 * 1024 * 1024

/** Throws one error that lists every incomplete, duplicate or contradictory route. */
export function checkRouteTable(calls: readonly AnyCall[]): void {
  const errors: string[] = []
  const seen = new Set<string>()
  for (const { route } of calls) {
    const name = `${route.method} ${route.path}`
    if (seen.has(name)) errors.push(`${name}: declared twice`)
    seen.add(name)
    errors.push(...errorsOf(route).map((fault) => `${name}: ${fault}`))
  }
  if (errors.length > 0) throw new Error(`The route table is not complete.\n${errors.join('\n')}`)
}

function errorsOf(route: Route): string[] {
  const errors: string[] = []
  if (!(route.input instanceof ZodObject)) errors.push('no input schema')
  if (!(route.result instanceof ZodType)) errors.push('no result schema')
  if (!CACHE.has(route.cache)) errors.push('no cache class')
  if (!COST.has(route.cost)) errors.push('no cost class')
  if (route.blob !== undefined && route.cache === 'public') errors.push('a file is public')
  if (!route.summary) errors.push('no summary')
  if (isStaff(route)) errors.push(...errorsOfStaff(route, route.access))
  else errors.push(...errorsOfShop(route))
  errors.push(...errorsOfRepetition(route), ...errorsOfBody(route))
  return route.input instanceof ZodObject ? [...errors, ...errorsOfInput(route)] : errors
}

function isStaff(route: Route): route is Route & { access: StaffAccess } {
  return typeof route.access === 'string' && isStaffAccess(route.access)
}

/** A call of visitors and members. */
function errorsOfShop(route: Route): string[] {
  const errors: string[] = []
  if (!ACCESS.has(route.access)) errors.push('no access')
  const crossSite = route.method === 'GET' ? CROSS_SITE_OF_GET : CROSS_SITE_OF_OTHERS
  if (!crossSite.has(route.crossSite)) errors.push('no cross-site rule for its method')
  if (route.access === 'renewable' && route.crossSite === 'allow') {
    errors.push('other sites may renew a session')
  }
  if (route.access !== 'visitor' && route.cache === 'public') errors.push('a member call is public')
  if (route.audit !== undefined) errors.push('an audit verb outside the calls of staff')
  if (route.stepUp !== undefined) errors.push('a step-up outside the calls of staff')
  errors.push(...errorsOfChoice(route, 'roles', MEMBER_ROLES))
  errors.push(...errorsOfChoice(route, 'kinds', MEMBER_KINDS))
  return errors
}

function errorsOfChoice(
  route: Route,
  field: 'roles' | 'kinds',
  known: readonly string[],
): string[] {
  const allowed: readonly string[] | undefined = route[field]
  if (allowed === undefined) return []
  if (route.access !== 'member') return [`${field} outside the calls of members`]
  if (allowed.length === 0) return [`no ${field} may make it`]
  return allowed.filter((each) => !known.includes(each)).map((each) => `unknown ${field}: ${each}`)
}

/** A call of staff. */
function errorsOfStaff(route: Route, access: StaffAccess): string[] {
  const errors: string[] = []
  const permission = access.startsWith('staff:') ? access.slice('staff:'.length) : null
  if (permission === null && !STAFF_ACCESS.has(access)) errors.push('no access')
  if (permission !== null && !isStaffPermission(permission)) {
    errors.push(`unknown permission ${permission}`)
  }
  if (route.cache !== 'none') errors.push('a call of staff is cached')
  if (route.crossSite !== 'same-origin') errors.push('a call of staff allows other origins')
  if (route.roles || route.kinds) errors.push('roles or kinds of members in a call of staff')
  if (route.stepUp && access === 'staff-entry') errors.push('a step-up without a session')
  return [...errors, ...errorsOfAudit(route)]
}

function errorsOfAudit({ method, audit }: Route): string[] {
  if (method === 'GET')
    return audit === undefined ? [] : ['an audit verb of a call that only reads']
  const verbs = [audit ?? []].flat()
  if (verbs.length === 0) return ['no audit verb']
  const isRight = audit === 'none' || verbs.every((verb) => AUDIT_VERB.test(verb))
  return isRight ? [] : ['the audit verb is not noun.verb']
}

function errorsOfRepetition({ idempotency, ...route }: Route): string[] {
  const changes = route.method !== 'GET'
  const errors: string[] = []
  if (route.cost === 'critical' && changes && idempotency === undefined) {
    errors.push('nothing says what a repetition does')
  }
  if (route.cost === 'critical' && route.access === 'visitor') {
    errors.push('a visitor makes a critical call')
  }
  if (idempotency === undefined) return errors
  if (idempotency !== 'key' && idempotency !== 'repeatable') errors.push('unknown idempotency')
  if (!changes) errors.push('idempotency of a call that only reads')
  const hasKey = route.input instanceof ZodObject && 'key' in route.input.shape
  if (idempotency === 'key' && !hasKey) errors.push('the input has no key')
  return errors
}

function errorsOfBody({ bodyBytes, method, access }: Route): string[] {
  if (bodyBytes === undefined) return []
  const errors: string[] = []
  if (method !== 'POST') errors.push('a body limit of a call without a body')
  if (!(bodyBytes > 0 && bodyBytes <= LARGEST_BODY)) errors.push('the body limit is out of range')
  if (access === 'visitor' || access === 'staff-entry') errors.push('a body limit for everyone')
  return errors
}

function errorsOfInput(route: Route): string[] {
  const errors: string[] = []
  if (!('lang' in route.input.shape)) errors.push('no language')
  for (const parameter of pathParameters(route.path)) {
    if (!(parameter in route.input.shape)) errors.push(`path parameter ${parameter} has no schema`)
  }
  if (route.method === 'POST' && !isStrict(route.input)) {
    errors.push('the body schema is not strict')
  }
  return errors
}

/** zod represents a strict object by a catch-all that accepts nothing. */
function isStrict(schema: ZodObject): boolean {
  return schema.def.catchall instanceof ZodNever
}
