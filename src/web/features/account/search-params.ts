// The query of the address on screen.
import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The router's own hook of this name would bring its form handling along. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
