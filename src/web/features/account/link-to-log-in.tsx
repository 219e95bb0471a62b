// Link to the login page that returns to the current page afterwards.
import type { AnchorHTMLAttributes } from 'react'
import { useLocation } from '../../router/router-context.ts'
import { LocalLink, localHref } from '../../page/local-link.tsx'
import { logInPath, PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { ACCOUNT_FORM_PATHS } from './account-forms.ts'

export function LinkToLogIn(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <LocalLink {...props} to={useLogInPath()} rel="nofollow" />
}

/** '/login?redirect=…' with the current path; plain '/login' on the home page and those to log in and register. */
export function useLogInPath(): string {
  const { pathname, search } = useLocation()
  const lang = useLang()
  if (pathname === PATHS.home || ACCOUNT_FORM_PATHS.has(pathname)) return PATHS.logIn
  return logInPath(localHref(lang, pathname + search))
}
