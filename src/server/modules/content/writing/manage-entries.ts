// Changes of existing entries: by staff (publish, schedule, withdraw, rename, restore an older version) and by schedule (what is due).
import type { Kysely } from 'kysely'
import type { ContentKind } from '../../../../shared/content-kinds.ts'
import type { Database } from '../../../db/database.ts'
import type { EntrySource } from '../files/content-source.ts'
import { lockContent, raiseContentVersion } from './content-version-repository.ts'
import {
  findCurrentId,
  findSource,
  findSources,
  hasDueEntry,
  listVersionRows,
  renameEntryRows,
} from './entry-writing-repository.ts'
import { saveEntry, type SaveResult, type SaveContext } from './save-entry.ts'

export interface EntryName {
  kind: ContentKind
  id: string
}

export type StateAction =
  | { to: 'publish' }
  | { to: 'draft' }
  | { to: 'schedule'; at: Date }
  | { to: 'withdraw'; at?: Date }

/** Why an action is not possible. */
export class ContentRejected extends Error {}

/**
 * Errors: ContentRejected for an unknown entry, a time in the past, a time to withdraw what is not published, or a
 * publication that would not be before the end of the entry.
 */
export async function changeState(
  trx: Kysely<Database>,
  name: EntryName,
  action: StateAction,
  context: SaveContext,
): Promise<SaveResult> {
  return change(trx, name, context, (source) => applyAction(source, action, context.now))
}

/** The old address redirects to the new one. Errors: ContentRejected. */
export async function renameEntry(
  trx: Kysely<Database>,
  name: EntryName,
  id: string,
  context: SaveContext,
): Promise<SaveResult> {
  const { kind } = name
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 80) {
    throw new ContentRejected(
      `An ID consists of a-z, 0-9 and single hyphens, at most 80 characters: ${id}.`,
    )
  }
  await lockContent(trx)
  await sourceNamed(trx, name)
  if (await findSource(trx, kind, id)) throw new ContentRejected(`${kind}/${id} already exists.`)
  await renameEntryRows(trx, { kind, from: name.id, to: id })
  const saved = await change(trx, { kind, id }, context, (source) => ({ ...source, id }))
  // An entry of kind office is an office, a team or a contact, and names the one above it, if any, by its id.
  if (kind === 'office') {
    for (const source of await findSources(trx)) {
      if (source.kind !== 'office' || source.facts.parent !== name.id) continue
      await saveEntry(trx, { ...source, facts: { ...source.facts, parent: id } }, context)
    }
  }
  return saved
}

/** Makes an older version the newest one and keeps the current state. Errors: ContentRejected. */
export async function restoreVersion(
  trx: Kysely<Database>,
  name: EntryName,
  version: number,
  context: SaveContext,
): Promise<SaveResult> {
  const row = (await listVersionRows(trx, name.kind, name.id)).find(
    (each) => each.version === version,
  )
  if (!row) throw new ContentRejected(`${name.kind}/${name.id} has no version ${version}.`)
  const older = row.whole as unknown as EntrySource
  return change(trx, name, context, ({ state, publishAt, withdrawAt }) => ({
    ...older,
    id: name.id,
    state,
    publishAt,
    withdrawAt,
  }))
}

/** Newest first. Errors: ContentRejected. */
export async function listVersions(db: Kysely<Database>, name: EntryName) {
  await sourceNamed(db, name)
  const rows = await listVersionRows(db, name.kind, name.id)
  return rows.map(({ version, at, actor, whole }) => {
    const { state, texts } = whole as unknown as EntrySource
    return { version, at, actor, state, title: texts.en_us.title }
  })
}

/** Publishes and withdraws entries that are due; returns their names. */
export async function applyDueChanges(
  trx: Kysely<Database>,
  context: SaveContext,
): Promise<EntryName[]> {
  await lockContent(trx)
  const now = context.now.getTime()
  const done: EntryName[] = []
  let changesPages = false
  for (const source of await findSources(trx)) {
    const isDue = (at: string | null) => at !== null && Date.parse(at) <= now
    const { state } = source
    let next: EntrySource | undefined
    if ((state === 'published' || state === 'scheduled') && isDue(source.withdrawAt)) {
      next = { ...source, state: 'withdrawn' }
    } else if (state === 'scheduled' && isDue(source.publishAt)) {
      next = { ...source, state: 'published' }
    }
    if (!next) continue
    const saved = await saveEntry(trx, next, context)
    changesPages ||= saved.changesPages
    done.push({ kind: source.kind, id: source.id })
  }
  if (changesPages) await raiseContentVersion(trx)
  return done
}

/** Whether anything is due; runs every minute, so it reads as little as possible. */
export function hasDueChanges(db: Kysely<Database>, now: Date): Promise<boolean> {
  return hasDueEntry(db, now)
}

async function change(
  trx: Kysely<Database>,
  name: EntryName,
  context: SaveContext,
  make: (source: EntrySource) => EntrySource,
): Promise<SaveResult> {
  await lockContent(trx)
  const saved = await saveEntry(trx, make(await sourceNamed(trx, name)), context)
  if (saved.changesPages) await raiseContentVersion(trx)
  return saved
}

async function sourceNamed(db: Kysely<Database>, { kind, id }: EntryName): Promise<EntrySource> {
  const found = await findSource(db, kind, id)
  if (found) return found.source
  const currentId = await findCurrentId(db, kind, id)
  throw new ContentRejected(
    currentId === undefined
      ? `There is no ${kind}/${id}.`
      : `${kind}/${id} is now called ${kind}/${currentId}.`,
  )
}

function applyAction(source: EntrySource, action: StateAction, now: Date): EntrySource {
  const isPast = 'at' in action && action.at !== undefined && action.at.getTime() <= now.getTime()
  if (isPast) throw new ContentRejected('That time is in the past.')
  switch (action.to) {
    case 'publish':
      return { ...source, state: 'published', publishAt: null, withdrawAt: upcoming(source, now) }
    case 'draft':
      return { ...source, state: 'draft', publishAt: null, withdrawAt: null }
    case 'schedule':
      return scheduled(source, action.at, now)
    case 'withdraw':
      if (action.at === undefined) return { ...source, state: 'withdrawn', withdrawAt: null }
      if (source.state !== 'published' && source.state !== 'scheduled') {
        throw new ContentRejected(`${source.kind}/${source.id} is not published.`)
      }
      return withdrawnLater(source, action.at)
  }
}

function withdrawnLater(source: EntrySource, at: Date): EntrySource {
  const { publishAt } = source
  if (publishAt !== null && at.getTime() <= Date.parse(publishAt)) {
    throw new ContentRejected(
      `${source.kind}/${source.id} is published at ${publishAt}. Choose a later time to withdraw it, or make it a draft, so that it is not published.`,
    )
  }
  return { ...source, withdrawAt: at.toISOString() }
}

function scheduled(source: EntrySource, at: Date, now: Date): EntrySource {
  const withdrawAt = upcoming(source, now)
  if (withdrawAt !== null && Date.parse(withdrawAt) <= at.getTime()) {
    throw new ContentRejected(
      `${source.kind}/${source.id} is withdrawn at ${withdrawAt}. To schedule it for that time or later, make it a draft first, which removes this end.`,
    )
  }
  return { ...source, state: 'scheduled', publishAt: at.toISOString(), withdrawAt }
}

/** A future end date is kept; a past one would withdraw the entry immediately. */
function upcoming({ withdrawAt }: EntrySource, now: Date): string | null {
  return withdrawAt !== null && Date.parse(withdrawAt) > now.getTime() ? withdrawAt : null
}
