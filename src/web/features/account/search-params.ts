// Query parameters of the current URL.
import { useMemo } from 'react'
import { useLocation } from '../../router/router-context.ts'

/** Returns the same object until the query changes. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
