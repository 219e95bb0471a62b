// Leads wholesalers and applicants, who have no orders here, to the basket, which says why or leads further.
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { PATHS } from '../../../paths.ts'
import { redirect } from '../../../router/loader.ts'

/** Returns the result of `load`, and redirects on 403. Other errors, such as 401, pass to the router. */
export async function sellersOnly<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isForbidden = error instanceof CallError && error.code === RESULT_CODES.forbidden
    throw isForbidden ? redirect(PATHS.basket) : error
  }
}
