// An applicant has no member pages yet and is led to the state of the application; visitors go to the log-in.
import { redirect } from 'react-router'
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { PATHS } from '../../../paths.ts'

/** What `load` brings for a member; answer 401 is the router's matter. Throws a redirect for applicants. */
export async function memberOnly<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isApplicant = error instanceof CallError && error.code === RESULT_CODES.forbidden
    throw isApplicant ? redirect(PATHS.applicationStatus) : error
  }
}
