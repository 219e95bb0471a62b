// The route of the code by mail that lets a browser log in after many wrong passwords.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { attemptedName, logInCode, securityAnswer } from './member-fields.ts'
import { langInput } from './shared-shapes.ts'

/** `result` of a 429 of a log-in: too many wrong passwords for this name. */
export interface TooManyAttempts {
  /** Seconds. */
  retryAfter: number
  codeByMail: true
}

export const confirmBrowserRoute = defineCall({
  method: 'POST',
  path: '/api/user/login/code',
  summary:
    'After a 429 with `codeByMail`: step 1 (username, security code) mails a code to the address of that login, and answers the same if that login does not exist; step 2 (code) lets this browser log in. 422: the code is wrong, used or expired',
  access: 'visitor',
  cache: 'none',
  cost: 'normal',
  crossSite: 'deny',
  input: z
    .object({
      lang: langInput,
      username: attemptedName.optional(),
      securityKey: securityAnswer.securityKey.optional(),
      securityCode: securityAnswer.securityCode.optional(),
      code: logInCode.optional(),
    })
    .strict(),
  result: z.object({
    isNeeded: z.boolean().describe('false: the next log-in of this browser needs no code'),
  }),
})
