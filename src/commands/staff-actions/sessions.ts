// Actions of `npm run staff` that log in and out on this machine, and the reset of a lost account.
import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import { codeKeyOf } from '../../server/context/code-key.ts'
import type { Database } from '../../server/db/database.ts'
import { proposeTotp } from '../../server/modules/staff/factor-service.ts'
import { readConfig } from '../../server/platform/config.ts'
import { AppError } from '../../server/platform/errors.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { enrolAuthenticator } from '../../server/staff/accounts/enrol-authenticator.ts'
import { logInStaff, type StaffLogIn } from '../../server/staff/accounts/log-in-staff.ts'
import { endTerminalSession, resetStaff } from '../../server/staff/accounts/manage-staff.ts'
import { inGroupsOfFour } from '../../shared/groups-of-four.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import {
  actingStaff,
  operator,
  removeStaffToken,
  storeStaffToken,
} from '../command-line/acting-staff.ts'
import { printedOrigin } from '../command-line/link-origin.ts'
import { openPrompt, type Prompt } from '../command-line/prompt.ts'
import { action, CommandError } from '../command-line/run-command.ts'

export const SESSIONS_USAGE = `  log-in EMAIL                asks for the password and the code; commands then act as this account for twelve hours
  log-out                     logs out on this machine
  whoami                      shows the account that commands act as
  reset EMAIL                 removes the password, factors and known devices of an account, ends its sessions and prints a new
                              one-time link; no login needed`

interface SessionsContext {
  db: Kysely<Database>
  now: Date
}

export const SESSION_ACTIONS = {
  'log-in': action(['EMAIL'], logIn),

  'log-out': action([], async ({ db, now }: SessionsContext) => {
    const { account } = await actingStaff(db)
    if (account) await endTerminalSession({ db, now }, account)
    removeStaffToken()
    console.log('Logged out.')
  }),

  whoami: action([], async ({ db }: SessionsContext) => {
    const { actor, name } = await actingStaff(db)
    console.log(forTerminal(`${name} (${actor})`))
  }),

  reset: action(['EMAIL'], async ({ db, now }: SessionsContext, email) => {
    const { secret } = await resetStaff({ db, now, actor: operator().actor }, email)
    console.log('Password, factors and known devices were removed, and all sessions have ended.')
    console.log(
      'Open this link within seven days and choose a password. The link can be used once.',
    )
    console.log(`${await printedOrigin(db)}${PAGE_PATHS.staffWelcome}#invitation=${secret}`)
  }),
}

/** The actions for which the command looks up no account: they need none, or ask for it themselves. */
export const WITHOUT_LOG_IN: ReadonlySet<string> = new Set(Object.keys(SESSION_ACTIONS))

async function logIn({ db, now }: SessionsContext, email: string): Promise<void> {
  // The code key also seals the secrets of authenticator apps.
  const key = codeKeyOf(readConfig())
  const prompt = openPrompt()
  try {
    const password = await prompt.ask('Password: ', { hidden: true })
    const code = await prompt.ask('Code of your authenticator app (empty if there is none yet): ')
    const device = {
      device: 'terminal' as const,
      userAgent: `Terminal on ${hostname()}`,
      ip: 'terminal',
    }
    const account = await logInStaff({ db, now, key }, { email, password, code }, device).catch(
      throwExplained,
    )
    const token = account.isEnrolled ? account.token : await enrol(db, account, { key, prompt })
    storeStaffToken(token)
    console.log(forTerminal(`Commands on this machine act as ${account.email} for twelve hours.`))
  } finally {
    prompt.close()
  }
}

const MAX_ATTEMPTS = 3

/** An account without a factor sets up its authenticator app here. */
async function enrol(
  db: Kysely<Database>,
  account: StaffLogIn,
  { key, prompt }: { key: Buffer; prompt: Prompt },
): Promise<string> {
  const { secret, sealed, address } = proposeTotp(key, account)
  console.log('Add the shop to an authenticator app: enter this key by hand, or open this address.')
  console.log(`  ${inGroupsOfFour(secret)}\n  ${address}`)
  for (let attempts = 1; ; attempts += 1) {
    const code = await prompt.ask('Code shown in the app: ')
    try {
      const context = { db, now: new Date(), key }
      const { token, recoveryCodes } = await enrolAuthenticator(context, account, { code, sealed })
      console.log(
        'Keep these recovery codes in a safe place. Each one works once if you lose the app:',
      )
      for (const each of recoveryCodes) console.log(`  ${each}`)
      return token
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 422) throw error
      if (attempts === MAX_ATTEMPTS)
        throw new CommandError('This code is incorrect. Log in again to retry.')
      console.error('This code is incorrect. Check the time on this machine and in the app.')
    }
  }
}

function throwExplained(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  if (error.code === 422) {
    throw new CommandError('The email address, the password or the code is incorrect. Try again.')
  }
  if (error.code === 429) throw new CommandError('Too many attempts. Try again in ten minutes.')
  throw error
}
