// The state embedded in a rendered page, from which the browser router continues.
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'

export interface Hydration {
  loaderData: StaticHandlerContext['loaderData']
  errors: Record<string, ErrorAnswer> | null
}

/** The shape the router expects for an error response. */
interface ErrorAnswer {
  status: number
  statusText: string
  internal: boolean
  data: unknown
}

export const HYDRATION_ID = 'hydration'

export function hydrationOf(context: StaticHandlerContext): Hydration {
  const errors = context.errors
    ? Object.fromEntries(Object.entries(context.errors).map(([id, e]) => [id, errorAnswer(e)]))
    : null
  return { loaderData: context.loaderData, errors }
}

/** Any other error is an internal error: the visitor sees only its status. */
function errorAnswer(error: unknown): ErrorAnswer {
  if (!isRouteErrorResponse(error)) {
    return { status: 500, statusText: '', internal: false, data: null }
  }
  return { status: error.status, statusText: error.statusText, internal: false, data: error.data }
}
