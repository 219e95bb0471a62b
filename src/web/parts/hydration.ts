// The state that travels with a rendered page, so that the browser goes on where the server stopped.
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'

export interface Hydration {
  loaderData: StaticHandlerContext['loaderData']
  errors: Record<string, ErrorAnswer> | null
}

/** The shape that the router takes for an error answer. */
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

/** Anything but an error answer is a fault of ours: the visitor learns its status only. */
function errorAnswer(error: unknown): ErrorAnswer {
  if (!isRouteErrorResponse(error)) {
    return { status: 500, statusText: '', internal: false, data: null }
  }
  return { status: error.status, statusText: error.statusText, internal: false, data: error.data }
}
