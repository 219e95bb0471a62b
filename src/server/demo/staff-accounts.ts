// An example account of staff for each built-in role; a one-time link, which expires in a day, sets its password.
import { addStaff } from '../staff/accounts/manage-staff.ts'
import { listRoles } from '../modules/staff/role-service.ts'
import { listStaff } from '../modules/staff/staff-service.ts'
import { demoEmail } from './demo-companies.ts'
import type { DemoContext } from './demo-context.ts'

export interface DemoStaff {
  role: string
  email: string
  /** Of the link with which its person chooses a password; null: it was used already. */
  secret: string | null
}

const LINK_DAYS = 1

const PREFIX = 'example-staff-'

export function isDemoStaff(email: string): boolean {
  return email.startsWith(PREFIX) && email.endsWith(demoEmail(''))
}

/** New links for accounts whose link was not used yet. Errors: 409 with the reason of a rejected change of staff. */
export async function inviteDemoStaff({ db, now, actor }: DemoContext): Promise<DemoStaff[]> {
  const known = await listStaff(db)
  const roles = (await listRoles(db)).filter(({ built_in }) => built_in).map(({ name }) => name)
  const staff: DemoStaff[] = []
  // The first account must be able to manage staff.
  for (const role of roles.toSorted((a, b) => Number(b === 'admin') - Number(a === 'admin'))) {
    const email = demoEmail(`${PREFIX}${role}`)
    const found = known.find((each) => each.email === email)
    if (found?.password_hash || found?.disabled_at) {
      staff.push({ role, email, secret: null })
      continue
    }
    const name = `Example ${role.charAt(0).toUpperCase()}${role.slice(1)}`
    const account = { email, name, roles: [role], days: LINK_DAYS }
    const { secret } = await addStaff({ db, now, actor }, account)
    staff.push({ role, email, secret })
  }
  return staff
}
