// What loaders do when a call answers 403: the user is logged in but may not see the page or a part of it. Applicants, for
// example, have no member pages yet.
import { CallError } from '../../client/call.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import { PATHS } from '../paths.ts'
import { redirect } from '../router/loader.ts'

/**
 * Returns the result of `load`, and redirects to `path` on 403. Other errors, such as 401, pass to the router,
 * which redirects to the login and back.
 */
export async function memberOnly<T>(
  load: () => Promise<T>,
  path: string = PATHS.applicationStatus,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isForbidden = error instanceof CallError && error.code === RESULT_CODES.forbidden
    throw isForbidden ? redirect(path) : error
  }
}

/** For the `catch` of a call that loads a part of a page: the page leaves out a part that the user may not see. */
export function nullIfForbidden(error: unknown): null {
  if (error instanceof CallError && error.code === RESULT_CODES.forbidden) return null
  throw error
}
