// Who runs a command: the account that logged in on this machine, or the operator while there are no accounts.
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../server/context/context.ts'
import { codeKeyOf } from '../../server/context/code-key.ts'
import { hasFreshFactor } from '../../server/context/step-up.ts'
import type { Database } from '../../server/db/database.ts'
import { acceptCode } from '../../server/modules/staff/factor-service.ts'
import { listStaff } from '../../server/modules/staff/staff-service.ts'
import { recogniseStaff } from '../../server/modules/staff/staff-session-service.ts'
import { readConfig } from '../../server/platform/config.ts'
import { renewAfterStepUp } from '../../server/staff/accounts/renew-after-step-up.ts'
import type { StaffPermission } from '../../shared/staff-permissions.ts'
import { openPrompt } from './prompt.ts'
import { CommandError } from './run-command.ts'

export interface ActingStaff {
  /** For the audit log: 'staff:ann@shop.example', or 'operator:root' for the user of the operating system. */
  actor: string
  name: string
  /** Null for the operator of a shop without accounts. */
  account: StaffActor | null
}

/** What an action requires of the staff account that runs it. */
export interface ActionNeeds {
  /** Absent: any account. */
  permission?: StaffPermission | undefined
  /** The code of the authenticator app is asked for unless it was given within the last five minutes. */
  stepUp?: boolean
}

const LOG_IN = 'Log in first: npm run staff -- log-in EMAIL'

/** Errors: CommandError without a log-in, without the permission, or with a wrong code. */
export async function actingStaff(
  db: Kysely<Database>,
  { permission, stepUp = false }: ActionNeeds = {},
): Promise<ActingStaff> {
  const now = new Date()
  const account = await recogniseStaff(db, now, readStaffToken())
  if (!account) {
    // The operator of the machine fills a new shop and creates its first account.
    if ((await listStaff(db)).length > 0) throw new CommandError(LOG_IN)
    return operator()
  }
  if (!account.isEnrolled) throw new CommandError(LOG_IN)
  if (permission && !account.permissions.has(permission)) {
    throw new CommandError(
      `Your account ${account.email} does not have the permission ${permission}.`,
    )
  }
  if (stepUp) await requireFreshFactor(db, account)
  return { actor: `staff:${account.email}`, name: account.name, account }
}

export interface ActingAccount extends ActingStaff {
  account: StaffActor
}

/** For money. Errors: as actingStaff; also of the operator, who has no account that could be asked for a factor. */
export async function actingStaffForMoney(
  db: Kysely<Database>,
  needs: ActionNeeds,
): Promise<ActingAccount> {
  const staff = await actingStaff(db, needs)
  const { account } = staff
  if (account) return { ...staff, account }
  throw new CommandError(
    'Handling money requires a staff account. Create one: npm run staff -- add EMAIL',
  )
}

/** For orders and returns, whose refunds are money. Errors: as actingStaffForMoney and actingStaff. */
export function actingStaffForOrders(
  db: Kysely<Database>,
  permission: StaffPermission,
): Promise<ActingStaff> {
  if (permission === 'money.refund') return actingStaffForMoney(db, { permission, stepUp: true })
  return actingStaff(db, { permission })
}

/** The user of the operating system, for what needs no account. */
export function operator(): ActingStaff {
  const name = userInfo().username
  return { actor: `operator:${name}`, name, account: null }
}

async function requireFreshFactor(db: Kysely<Database>, account: StaffActor): Promise<void> {
  const now = new Date()
  const { staffId } = account
  if (hasFreshFactor(account, now)) return
  const prompt = openPrompt()
  const code = await prompt.ask('Code of your authenticator app: ')
  prompt.close()
  // The key of verification codes also seals the secrets of authenticator apps.
  const key = codeKeyOf(readConfig())
  const accepted = await acceptCode(db, now, { staffId, key, code })
  if (!accepted) {
    throw new CommandError('This code is incorrect. Wait for the next one and try again.')
  }
  storeStaffToken(await renewAfterStepUp({ db, now }, account, accepted))
}

/** The file with the token of the session; its name is from earlier versions, in which it held that of a device. */
function pathOfToken(): string {
  return join(readConfig().DATA_DIR, 'staff-device')
}

export function readStaffToken(): string | null {
  try {
    return readFileSync(pathOfToken(), 'utf8').trim()
  } catch {
    return null
  }
}

/** Readable by this user of the operating system only. */
export function storeStaffToken(token: string): void {
  const path = pathOfToken()
  mkdirSync(readConfig().DATA_DIR, { recursive: true })
  rmSync(path, { force: true })
  writeFileSync(path, `${token}\n`, { mode: 0o600, flag: 'wx' })
  chmodSync(path, 0o600)
}

export function removeStaffToken(): void {
  rmSync(pathOfToken(), { force: true })
}
