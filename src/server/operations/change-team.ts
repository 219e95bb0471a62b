// What owners' changes of the logins of their company share: the lock, the mails to those concerned, the answer.
import type { Kysely } from 'kysely'
import type { CompanyTeam } from '../../contract/colleagues.ts'
import { langOf, langPrefix } from '../../shared/lang.ts'
import { INVITATION_DAYS, type MemberRole } from '../../shared/membership.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { DAY_MS } from '../../shared/time.ts'
import { type Ctx, type Member, memberOf } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import type { LoginChange } from '../modules/mail/composition/company-mails.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import type { SentInvitation } from '../modules/membership/colleague-invitation-service.ts'
import { type ColleagueRow, lockTeam, readTeam } from '../modules/membership/colleague-service.ts'

export interface LockedTeam {
  trx: Kysely<Database>
  actor: Member
  team: ColleagueRow[]
  now: Date
}

/** Runs `change` in a transaction that locks the logins of the company. Errors: 403 the actor is no longer an owner. */
export async function changeTeam(
  ctx: Ctx,
  change: (locked: LockedTeam) => Promise<void>,
): Promise<CompanyTeam> {
  const actor = memberOf(ctx)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    await change({ trx, actor, team: await lockTeam(trx, actor), now })
  })
  return readTeam(ctx.db, now, actor)
}

export interface ChangedLogin {
  change: LoginChange
  /** As it was before the change. */
  login: Pick<ColleagueRow, 'id' | 'email' | 'lang' | 'login_name' | 'first_name' | 'surname'>
  /** The new role; of a removed login, the one it had. */
  role: MemberRole
  company: string
  by: { id: number; username: string }
}

/** Mails to the login that was changed, and to the owners besides the one who changed it. */
export async function mailChange(
  trx: Kysely<Database>,
  now: Date,
  { team, changed }: { team: readonly ColleagueRow[]; changed: ChangedLogin },
): Promise<void> {
  const { change, login, role, company, by } = changed
  const contents = {
    change,
    company,
    name: `${login.first_name} ${login.surname}`,
    username: login.login_name,
    role,
    by: by.username,
    at: now,
  }
  const owners = team.filter(({ id, role: held }) => {
    return held === 'owner' && id !== by.id && id !== login.id
  })
  for (const to of [login, ...owners]) {
    await writeMail(trx, now, {
      template: 'login-changed',
      to: to.email,
      lang: langOf(to.lang),
      contents: { ...contents, isYours: to === login },
    })
  }
}

/**
 * An address that already has a login (`secret` is null) gets a notice instead of the link. The owner gets the same
 * response in both cases, so that it does not reveal whether an address has a login.
 */
export async function mailInvitation(
  trx: Kysely<Database>,
  ctx: Ctx,
  { email, role, lang, secret }: SentInvitation,
): Promise<void> {
  const { company, loginName: inviter } = memberOf(ctx)
  const now = ctx.clock()
  if (secret === null) {
    const contents = { company, inviter }
    await writeMail(trx, now, { template: 'colleague-has-login', to: email, lang, contents })
    return
  }
  const until = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const url = `${ctx.site.origin}${langPrefix(lang)}${PAGE_PATHS.invitation}#token=${secret}`
  const contents = { company, inviter, role, url, until }
  await writeMail(trx, now, { template: 'colleague-invited', to: email, lang, contents })
}
