// Redirects applicants, who have no member pages yet, to their application status.
import { redirect } from '../../../router/loader.ts'
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { PATHS } from '../../../paths.ts'

/**
 * Returns the result of `load`, and redirects on 403, which means an applicant. Other errors, such as 401, pass
 * to the router.
 */
export async function memberOnly<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isApplicant = error instanceof CallError && error.code === RESULT_CODES.forbidden
    throw isApplicant ? redirect(PATHS.applicationStatus) : error
  }
}
