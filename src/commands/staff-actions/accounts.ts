// Actions of `npm run staff` on accounts and roles.
import { listRoles, rolesOf } from '../../server/modules/staff/role-service.ts'
import type { RejectedChange } from '../../server/modules/staff/role-service.ts'
import { listStaff } from '../../server/modules/staff/staff-service.ts'
import { AppError } from '../../server/platform/errors.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import {
  changeStaffRoles,
  removeStaffRole,
  saveStaffRole,
  switchOnePersonShop,
} from '../../server/staff/accounts/manage-roles.ts'
import { addStaff, closeStaff } from '../../server/staff/accounts/manage-staff.ts'
import {
  rolesNeedSecondPerson,
  accountNeedsSecondPerson,
  roleNeedsSecondPerson,
} from '../../server/staff/accounts/second-signature.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import type { ActionNeeds } from '../command-line/acting-staff.ts'
import { printedOrigin } from '../command-line/link-origin.ts'
import { requireValue, oneOf } from '../command-line/option-values.ts'
import { action, CommandError } from '../command-line/run-command.ts'
import {
  explainDecision,
  propose,
  REQUEST_ACTIONS,
  REQUEST_NEEDS,
  REQUESTS_USAGE,
  type RequestsContext,
} from './requests.ts'

export const ACCOUNTS_USAGE = `  add EMAIL --name NAME --role ROLE …   creates a staff account (the first one is admin), or opens a closed one again; prints a one-time link, valid for seven days
  accounts                    lists the staff accounts with their roles
  close EMAIL                 closes an account
  grant EMAIL ROLE            gives an account one more role
  revoke EMAIL ROLE           takes a role from an account
  roles                       lists the roles and their permissions
  role-save ROLE --permission PERMISSION …   creates or changes a role of your own
  role-remove ROLE            removes a role of your own that no account has
  one-person on|off           lets a single account decide what otherwise needs two people
${REQUESTS_USAGE}`

export interface AccountsContext extends RequestsContext {
  actor: string
  options: {
    name?: string | undefined
    role?: string[] | undefined
    permission?: string[] | undefined
  }
}

/** What each action requires of the account; an action that is absent requires nothing. */
export const ACCOUNT_NEEDS: Record<string, ActionNeeds> = {
  ...REQUEST_NEEDS,
  add: { permission: 'staff.manage', stepUp: true },
  close: { permission: 'staff.manage', stepUp: true },
  grant: { permission: 'staff.manage', stepUp: true },
  revoke: { permission: 'staff.manage', stepUp: true },
  'role-save': { permission: 'staff.manage', stepUp: true },
  'role-remove': { permission: 'staff.manage', stepUp: true },
  'one-person': { permission: 'staff.manage', stepUp: true },
}

export const ACCOUNT_ACTIONS = {
  ...REQUEST_ACTIONS,

  add: action(['EMAIL'], async (context: AccountsContext, email) => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      throw new CommandError(`${email} is not a valid email address.`)
    }
    const isFirst = (await listStaff(context.db)).length === 0
    const roles =
      context.options.role ?? (isFirst ? ['admin'] : [requireValue(undefined, '--role')])
    const name = requireValue(context.options.name, '--name')
    const { now, later } = await bySignatures(context, roles)
    const { secret, wasClosed } = await addStaff(context, { email, name, roles: now })
    if (wasClosed) console.log(forTerminal(`${email} was closed and is open again.`))
    console.log(
      'Open this link within seven days and choose a password. The link can be used once.',
    )
    console.log(`${await printedOrigin(context.db)}${PAGE_PATHS.staffWelcome}#invitation=${secret}`)
    if (later.length > 0) await propose(context, { kind: 'roles', email, add: later })
  }),

  accounts: action([], async ({ db }: AccountsContext) => {
    for (const staff of await listStaff(db)) {
      const state = staff.disabled_at ? 'closed' : staff.password_hash ? 'open' : 'invited'
      const roles = (await rolesOf(db, staff.id)).join(', ')
      const who = `${state.padEnd(8)} ${staff.email.padEnd(32)} ${staff.name}`
      console.log(forTerminal(`${who}  ${roles}`))
    }
  }),

  close: action(['EMAIL'], async (context: AccountsContext, email) => {
    // An account that closed the only other signer could approve everything alone.
    if (context.account && (await accountNeedsSecondPerson(context.db, email))) {
      return propose(context, { kind: 'close', email })
    }
    await closeStaff(context, email)
    console.log(forTerminal(`${email} is closed.`))
  }),

  grant: action(['EMAIL', 'ROLE'], async (context: AccountsContext, email, role) => {
    const { later } = await bySignatures(context, [role])
    if (later.length > 0) return propose(context, { kind: 'roles', email, add: later })
    printRoles(email, await changeStaffRoles(context, email, { add: [role] }))
  }),

  revoke: action(['EMAIL', 'ROLE'], async (context: AccountsContext, email, role) => {
    const { later } = await bySignatures(context, [role])
    if (later.length > 0) return propose(context, { kind: 'roles', email, remove: later })
    printRoles(email, await changeStaffRoles(context, email, { remove: [role] }))
  }),

  roles: action([], async ({ db }: AccountsContext) => {
    for (const { name, built_in, permissions } of await listRoles(db)) {
      console.log(`${name}${built_in ? '' : ' (your own)'}`)
      console.log(`  ${permissions.join(' ')}`)
    }
  }),

  'role-save': action(['ROLE'], async (context: AccountsContext, role) => {
    const permissions = context.options.permission ?? []
    if (context.account && (await roleNeedsSecondPerson(context.db, role, permissions))) {
      return propose(context, { kind: 'role', name: role, permissions })
    }
    await saveStaffRole(context, role, permissions)
    console.log(forTerminal(`${role}: ${permissions.join(' ')}`))
  }),

  'role-remove': action(['ROLE'], async (context: AccountsContext, role) => {
    await removeStaffRole(context, role)
    console.log(forTerminal(`${role} is removed.`))
  }),

  'one-person': action(['on|off'], async (context: AccountsContext, to) => {
    await switchOnePersonShop(context, oneOf(to, ['on', 'off'], 'The switch') === 'on')
    console.log(`one-person is ${to}.`)
  }),
}

/** Roles that change now, and those that wait for a second signature; the operator of the machine changes all now. */
async function bySignatures({ db, account }: AccountsContext, roles: readonly string[]) {
  const now: string[] = []
  const later: string[] = []
  for (const role of roles) {
    if (account && (await rolesNeedSecondPerson(db, [role]))) later.push(role)
    else now.push(role)
  }
  return { now, later }
}

function printRoles(email: string, roles: readonly string[]): void {
  console.log(forTerminal(`${email}: ${roles.join(', ')}`))
}

type Rejected = RejectedChange | 'moneyBooked'

const REJECTIONS: Record<Rejected, string> = {
  conflictingPermissions:
    'No account may both decide what is owed and move money. Give these roles to two people, or see one-person.',
  lastManager:
    'At least one open account must be able to manage staff. Give another account the role admin first.',
  otherAccounts:
    'A one-person shop has a single open account. Close the others first, or switch one-person off.',
  builtIn: 'Built-in roles cannot be changed. Save a role of your own under another name.',
  inUse: 'Some accounts still have this role. Revoke it from them first.',
  moneyBooked:
    'The account in the former currency still has money, orders or payments. Complete these and pay out the balance first.',
}

/** The message for a rejected change of accounts, roles and terms; undefined for any other error. */
export function explainRejection(error: AppError): string | undefined {
  const { reason } = (error.result ?? {}) as { reason?: Rejected }
  return explainDecision(error) ?? (error.code === 409 && reason ? REJECTIONS[reason] : undefined)
}
