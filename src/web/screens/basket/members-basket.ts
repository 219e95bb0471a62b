// Redirects applicants, who have no basket yet, to their application status.
import { CallError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { PATHS } from '../../paths.ts'
import { redirect } from '../../router/loader.ts'

/** Other errors pass to the router, such as 401, which leads to the login and back. */
export async function membersBasket<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isApplicant = error instanceof CallError && error.code === RESULT_CODES.forbidden
    throw isApplicant ? redirect(PATHS.applicationStatus) : error
  }
}
