// Query parameters of the current URL.
import { useMemo } from 'react'
import { useLocation } from '../../router/router-context.ts'

/** The router's hook of this name would add its form handling to the bundle. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
