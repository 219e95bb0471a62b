// Logs out on the server and in this browser, whose other tabs see it by the cookies (page/watch-session.ts), and removes
// what the member typed and did not send.
import { CallError } from '../../../client/call.ts'
import { clearSession } from '../../../client/session-cookies.ts'
import { logOut } from '../../../client/user-session.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { removeMemberInput } from './remove-member-input.ts'
import type { Site } from '../../site-context.ts'

/**
 * `everywhere`: ends the sessions of this login in other browsers too. A session that has already ended counts as
 * success. Errors: those of any call.
 */
export async function endSessionHere({
  lang,
  transport,
  everywhere,
}: Pick<Site, 'lang' | 'transport'> & { everywhere: boolean }): Promise<void> {
  try {
    await logOut({ lang, ...(everywhere ? { everywhere: 'true' } : {}) }, transport)
  } catch (error) {
    const isOver = error instanceof CallError && error.code === RESULT_CODES.unauthenticated
    if (!isOver) throw error
  }
  clearSession()
  removeMemberInput()
}
