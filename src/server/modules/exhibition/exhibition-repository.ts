// Reads and writes exhibitions, and the registrations of their visitors.
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type {
  ExhibitionRegistrationTable,
  ExhibitionTable,
  ExhibitionTextTable,
} from '../../db/schema/members.ts'

export type FoundExhibition = NonNullable<Awaited<ReturnType<typeof findExhibition>>>

/** In the requested language, else in English. Days are 'YYYY-MM-DD'. */
export function findExhibition(db: Kysely<Database>, id: string, lang: Lang) {
  return db
    .selectFrom('exhibition as e')
    .innerJoin('exhibition_text as t', 't.exhibition_id', 'e.id')
    .where('e.id', '=', id)
    .where('t.lang', 'in', [lang, 'en_us'])
    .orderBy((eb) => eb('t.lang', '=', lang), 'desc')
    .select([
      'e.id',
      'e.booth',
      'e.is_example',
      't.name',
      't.place',
      't.body',
      sql<string>`e.begins_on::text`.as('begins_on'),
      sql<string>`e.ends_on::text`.as('ends_on'),
    ])
    .limit(1)
    .executeTakeFirst()
}

export async function hasExhibition(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('exhibition')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** A number unused by any other registration. */
export async function nextRegistrationNumber(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('exhibition_registration_number')::int as number`.execute(trx)
  return rows[0]!.number
}

/** False when this address is already registered for this exhibition. */
export async function insertRegistration(
  trx: Kysely<Database>,
  row: Insertable<ExhibitionRegistrationTable>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('exhibition_registration')
    .values(row)
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'email_key']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findRegistrationNo(
  db: Kysely<Database>,
  { exhibitionId, emailKey }: { exhibitionId: string; emailKey: string },
): Promise<string> {
  const { registration_no } = await db
    .selectFrom('exhibition_registration')
    .where('exhibition_id', '=', exhibitionId)
    .where('email_key', '=', emailKey)
    .select('registration_no')
    .executeTakeFirstOrThrow()
  return registration_no
}

/** Removes personal data from registrations for exhibitions that ended before `day`; returns their number. */
export async function eraseRegistrations(
  db: Kysely<Database>,
  now: Date,
  day: string,
): Promise<number> {
  const erased = await db
    .updateTable('exhibition_registration')
    .set({ email_key: null, form: null, erased_at: now })
    .where('erased_at', 'is', null)
    .where('exhibition_id', 'in', (eb) =>
      eb.selectFrom('exhibition').where('ends_on', '<', day).select('id'),
    )
    .executeTakeFirst()
  return Number(erased.numUpdatedRows)
}

export interface ExhibitionInfo {
  id: string
  name: string
  begins_on: string
  ends_on: string
  visitors: number
  /** It came with the code; to be replaced before going live. */
  is_example: boolean
}

/** The latest first, with the number of visitors who registered. */
export async function listAllExhibitions(db: Kysely<Database>): Promise<ExhibitionInfo[]> {
  const { rows } = await sql<ExhibitionInfo>`
    select e.id, coalesce(t.name, e.id) as name, e.begins_on::text, e.ends_on::text, e.is_example,
      (select count(*)::int from exhibition_registration r where r.exhibition_id = e.id) as visitors
    from exhibition e left join exhibition_text t on t.exhibition_id = e.id and t.lang = 'en_us'
    order by e.begins_on desc, e.id`.execute(db)
  return rows
}

/** In the order of registration; erased ones are left out. */
export function listVisitors(db: Kysely<Database>, exhibitionId: string) {
  return db
    .selectFrom('exhibition_registration')
    .where('exhibition_id', '=', exhibitionId)
    .where('erased_at', 'is', null)
    .select(['registration_no', 'form', 'lang', 'created_at'])
    .orderBy('created_at')
    .orderBy('registration_no')
    .execute()
}

/** Creates or replaces an exhibition with its texts; registrations stay. */
export async function writeExhibition(
  trx: Kysely<Database>,
  exhibition: Insertable<ExhibitionTable>,
  texts: Insertable<ExhibitionTextTable>[],
): Promise<void> {
  await trx
    .insertInto('exhibition')
    .values(exhibition)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(exhibition))
    .execute()
  await trx.deleteFrom('exhibition_text').where('exhibition_id', '=', exhibition.id).execute()
  await trx.insertInto('exhibition_text').values(texts).execute()
}

/** False when it has registrations, erased ones included, or does not exist. */
export async function deleteExhibition(trx: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from exhibition e where e.id = ${id}
      and not exists (select from exhibition_registration r where r.exhibition_id = e.id)
    returning e.id`.execute(trx)
  return rows.length > 0
}
