// Validates the table of calls before the server listens: an incomplete route prevents the start.
import { ZodObject, ZodType } from 'zod'
import { pathParameters } from '../../contract/call.ts'
import type { AnyCall } from '../context/call-handler.ts'

const ACCESS = new Set(['visitor', 'applicant', 'member', 'renewable'])
const CACHE = new Set(['public', 'private', 'none'])
const COST = new Set(['cheap', 'normal', 'heavy'])
/** Links on other sites may lead to a GET; every other method may change data. */
const CROSS_SITE_OF_GET = new Set(['allow', 'deny-prefetch'])
const CROSS_SITE_OF_OTHERS = new Set(['deny-cookie', 'deny'])

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

function errorsOf(route: AnyCall['route']): string[] {
  const errors: string[] = []
  if (!(route.input instanceof ZodObject)) errors.push('no input schema')
  if (!(route.result instanceof ZodType)) errors.push('no result schema')
  if (!ACCESS.has(route.access)) errors.push('no access')
  if (!CACHE.has(route.cache)) errors.push('no cache class')
  if (!COST.has(route.cost)) errors.push('no cost class')
  const crossSite = route.method === 'GET' ? CROSS_SITE_OF_GET : CROSS_SITE_OF_OTHERS
  if (!crossSite.has(route.crossSite)) errors.push('no cross-site rule for its method')
  if (route.access === 'renewable' && route.crossSite === 'allow') {
    errors.push('other sites may renew a session')
  }
  if (route.blob !== undefined && route.cache === 'public') errors.push('a file is public')
  if (!route.summary) errors.push('no summary')
  if (route.access !== 'visitor' && route.cache === 'public') errors.push('a member call is public')
  if (route.input instanceof ZodObject) {
    if (!('lang' in route.input.shape)) errors.push('no language')
    for (const parameter of pathParameters(route.path)) {
      if (!(parameter in route.input.shape))
        errors.push(`path parameter ${parameter} has no schema`)
    }
    if (route.method === 'POST' && !isStrict(route.input)) {
      errors.push('the body schema is not strict')
    }
  }
  return errors
}

/** zod represents a strict object by a catch-all that accepts nothing. */
function isStrict(schema: ZodObject): boolean {
  const catchall = schema.def.catchall
  return catchall?._zod.def.type === 'never'
}
