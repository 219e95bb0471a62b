// Takes the code of a mailed link, and removes it from the URL to keep it out of the browser history.
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from '../../../router/router-context.ts'
import { KEEP_PLACE } from '../../../page/keep-place.ts'
import { type LinkCode, linkCodeOf } from './link-code.ts'

export function useLinkCode(onFound: (found: LinkCode) => void): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent((found: LinkCode) => {
    onFound(found)
    void navigate({ search, hash: '' }, { ...KEEP_PLACE, replace: true })
  })
  useEffect(() => {
    const found = linkCodeOf(hash || location.hash)
    if (found) take(found)
  }, [hash])
}
