// Lets a member of the demonstration make the calls of a browser, with their checks, at any moment.
import { randomUUID } from 'node:crypto'
import type { CallRoute, ResultOf } from '../../contract/call.ts'
import type { Lang } from '../../shared/lang.ts'
import type { MemberKind } from '../../shared/membership.ts'
import { ALL_CALLS } from '../api/all-calls.ts'
import { codeKeyOf } from '../context/code-key.ts'
import { CodedResult } from '../context/call-handler.ts'
import { type Actor, type Ctx, NO_CALLER } from '../context/context.ts'
import { createUploadService } from '../context/upload-service.ts'
import { readVersions } from '../context/version-repository.ts'
import { checkAccess } from '../http/check-access.ts'
import { logOut, openSession, recogniseToken } from '../modules/membership/session-service.ts'
import { refreshIndex } from '../modules/search/search-store.ts'
import { readInput } from '../platform/http/read-input.ts'
import type { DemoContext } from './demo-context.ts'

export interface ActingMember {
  /** The result of the call, whatever its success code. Errors: those of the call. */
  call<R extends CallRoute>(
    route: R,
    input: Record<string, unknown>,
    at?: Date,
  ): Promise<ResultOf<R>>
  logOut(): Promise<void>
}

/** Opens a session of this login, which ends with `logOut`. Errors: 401 the login has no access. */
export async function actAsMember(
  context: DemoContext,
  { memberId, kind, lang }: { memberId: number; kind: MemberKind; lang: Lang },
): Promise<ActingMember> {
  const { db, now } = context
  const { token } = await db.transaction().execute((trx) => {
    return openSession(trx, now, {
      memberId,
      kind,
      remembered: false,
      userAgent: 'npm run demo',
      replacedToken: null,
    })
  })
  const { actor } = await recogniseToken(db, now, token)
  const base = await memberContext(context, actor, lang)
  return {
    async call(route, input, at = now) {
      const handler = ALL_CALLS.find((each) => each.route === route)
      if (!handler) throw new Error(`${route.path} is not a call`)
      checkAccess(route, { ...base, tokenStatus: 'good', now })
      const given = readInput(route.input, { lang, ...input })
      const answer = await handler.answer({ ...base, clock: () => at }, given as never)
      return (answer instanceof CodedResult ? answer.result : answer) as never
    },
    async logOut() {
      if (actor.kind === 'visitor') return
      await logOut(db, now, { memberId, sessionId: actor.sessionId, everywhere: false })
    },
  }
}

async function memberContext(
  { db, config, files, log, origin, now }: DemoContext,
  actor: Actor,
  lang: Lang,
): Promise<Ctx> {
  const clock = () => now
  const versions = await readVersions(db)
  const catalogueVersion = versions?.version ?? 0
  // A request of a browser would give up when the search index takes long to load.
  await refreshIndex({ db, catalogueVersion })
  return {
    db,
    clock,
    files,
    uploads: createUploadService({ db, config, files, log, clock }),
    log,
    countFailure: () => undefined,
    lang,
    actor,
    staff: null,
    caller: NO_CALLER,
    catalogueVersion,
    cacheVersion: catalogueVersion,
    site: {
      publicUrl: config.PUBLIC_URL || null,
      origin,
      staffOrigin: origin,
      contactEmail: config.CONTACT_EMAIL || null,
      dateCode: config.DATE_CODE,
      codeKey: () => codeKeyOf(config),
    },
  }
}

/** A new idempotency key for an order. */
export function newOrderKey(): string {
  return randomUUID()
}
