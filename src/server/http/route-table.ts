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
  const faults: string[] = []
  const seen = new Set<string>()
  for (const { route } of calls) {
    const name = `${route.method} ${route.path}`
    if (seen.has(name)) faults.push(`${name}: declared twice`)
    seen.add(name)
    faults.push(...faultsOf(route).map((fault) => `${name}: ${fault}`))
  }
  if (faults.length > 0) throw new Error(`The route table is not complete.\n${faults.join('\n')}`)
}

function faultsOf(route: AnyCall['route']): string[] {
  const faults: string[] = []
  if (!(route.input instanceof ZodObject)) faults.push('no input schema')
  if (!(route.result instanceof ZodType)) faults.push('no result schema')
  if (!ACCESS.has(route.access)) faults.push('no access')
  if (!CACHE.has(route.cache)) faults.push('no cache class')
  if (!COST.has(route.cost)) faults.push('no cost class')
  const crossSite = route.method === 'GET' ? CROSS_SITE_OF_GET : CROSS_SITE_OF_OTHERS
  if (!crossSite.has(route.crossSite)) faults.push('no cross-site rule for its method')
  if (route.access === 'renewable' && route.crossSite === 'allow') {
    faults.push('other sites may renew a session')
  }
  if (route.blob !== undefined && route.cache === 'public') faults.push('a file is public')
  if (!route.summary) faults.push('no summary')
  if (route.access !== 'visitor' && route.cache === 'public') faults.push('a member call is public')
  if (route.input instanceof ZodObject) {
    if (!('lang' in route.input.shape)) faults.push('no language')
    for (const parameter of pathParameters(route.path)) {
      if (!(parameter in route.input.shape))
        faults.push(`path parameter ${parameter} has no schema`)
    }
    if (route.method === 'POST' && !isStrict(route.input)) {
      faults.push('the body schema is not strict')
    }
  }
  return faults
}

/** zod represents a strict object by a catch-all that accepts nothing. */
function isStrict(schema: ZodObject): boolean {
  const catchall = schema.def.catchall
  return catchall?._zod.def.type === 'never'
}
