// Addresses of the pages of staff, and the redirect of visitors without a session of staff.
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { ownPath } from '../../../../shared/own-path.ts'
import { PATHS } from '../../../paths.ts'
import { redirect } from '../../../router/loader.ts'

/** The login of staff that returns to `from`, an address with its language prefix. */
export function staffLogInPath(from: string): string {
  return `${PATHS.staffLogIn}?redirect=${encodeURIComponent(from)}`
}

/** Address after the login: the page that required it, or the account. With language prefix. */
export function afterLogIn(given: string | null, home: string): string {
  const path = ownPath(given)
  const isLogIn = path.split(/[?#]/)[0]?.endsWith(PATHS.staffLogIn)
  return path === '/' || isLogIn ? home : path
}

/** Returns the result of `load`; without a session of staff it redirects to the login, which returns to `from`. */
export async function staffOnly<T>(from: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isLoggedOut = error instanceof CallError && error.code === RESULT_CODES.unauthenticated
    const { pathname, search } = new URL(from)
    throw isLoggedOut ? redirect(staffLogInPath(pathname + search)) : error
  }
}
