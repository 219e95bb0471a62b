// Addresses of the pages of staff, and the redirect of visitors without a session of staff.
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { ownPath } from '../../../../shared/own-path.ts'
import { PATHS } from '../../../paths.ts'
import { redirect } from '../../../router/loader.ts'

/** Path of the staff log-in page, which leads back to `from`, a path with its language prefix. */
export function staffLogInPath(from: string): string {
  return `${PATHS.staffLogIn}?redirect=${encodeURIComponent(from)}`
}

/**
 * Path that the log-in leads to, with language prefix: `redirectTo`, the page that required it, or `home`, the page of
 * the account, if there is none or it is the log-in page itself.
 */
export function pathAfterLogIn(redirectTo: string | null, home: string): string {
  const path = ownPath(redirectTo)
  const isLogIn = path.split(/[?#]/)[0]?.endsWith(PATHS.staffLogIn)
  return path === '/' || isLogIn ? home : path
}

/** Returns the result of `load`; without a session of staff it redirects to the log-in, which leads back to `from`. */
export async function staffOnly<T>(from: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isLoggedOut = error instanceof CallError && error.code === RESULT_CODES.unauthenticated
    const { pathname, search } = new URL(from)
    throw isLoggedOut ? redirect(staffLogInPath(pathname + search)) : error
  }
}
