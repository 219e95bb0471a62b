// What stands in place of a screen that failed.
import { isRouteErrorResponse, useRouteError } from 'react-router'

export function ScreenError() {
  const error = useRouteError()
  return <h1>{isRouteErrorResponse(error) ? error.status : 'error'}</h1>
}
