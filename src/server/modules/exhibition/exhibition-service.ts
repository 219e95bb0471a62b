// Exhibitions we attend: their details, and visitor registration.
import type { Kysely } from 'kysely'
import type { Exhibition } from '../../../contract/user-application.ts'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { nameKey } from '../../platform/secrets.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import {
  eraseRegistrations,
  findExhibition,
  findRegistrationNo,
  type FoundExhibition,
  hasExhibition,
  deleteExhibition,
  insertRegistration,
  listAllExhibitions,
  listVisitors,
  nextRegistrationNumber,
  writeExhibition,
} from './exhibition-repository.ts'
import { type ExhibitionFile, langsOf } from './exhibition-file.ts'
import { DAY_MS } from '../../../shared/time.ts'

export interface VisitorInput {
  firstName: string
  surname: string
  companyName: string
  email: string
  country: string
  dialCode?: string | undefined
  phone?: string | undefined
  visitDay?: string | undefined
  message?: string | undefined
}

type PageReader = Pick<Ctx, 'db' | 'lang' | 'cacheVersion'>

/** Retention of visitors' data after an exhibition. */
const RETENTION_DAYS = 180

/** The exhibition as last saved, cached in memory. Errors: 404. */
export async function readExhibition(ctx: Ctx, id: string): Promise<Exhibition> {
  const found = await findForPage(ctx, id)
  if (!found) throw notFound()
  return presentExhibition(found, ctx.clock())
}

function findForPage(ctx: PageReader, id: string): Promise<FoundExhibition | null> {
  return keepForVersion(ctx, ['exhibition', ctx.lang, id], async () => {
    return (await findExhibition(ctx.db, id, ctx.lang)) ?? null
  })
}

function presentExhibition(found: FoundExhibition, now: Date): Exhibition {
  return {
    id: found.id,
    name: found.name,
    place: found.place,
    beginsOn: found.begins_on,
    endsOn: found.ends_on,
    booth: found.booth,
    text: found.body,
    isExample: found.is_example,
    isOver: isOver(found, now),
  }
}

/** Whether pages show an exhibition with this id; read from the cache. */
export async function hasExhibitionPage(ctx: PageReader, id: string): Promise<boolean> {
  return (await findForPage(ctx, id)) !== null
}

/** Whether an exhibition with this id exists, read from the database. */
export function exhibitionExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return hasExhibition(db, id)
}

/** An exhibition that visitors can still register for. Errors: 404, 409 it is over, 422 a day on which it is closed. */
export async function readOpenExhibition(ctx: Ctx, id: string, visitDay: string | undefined) {
  const found = await findExhibition(ctx.db, id, ctx.lang)
  if (!found) throw notFound()
  const exhibition = presentExhibition(found, ctx.clock())
  if (exhibition.isOver) throw new AppError(409)
  if (visitDay && (visitDay < exhibition.beginsOn || visitDay > exhibition.endsOn)) {
    throw invalid('visitDay', 'visitDay')
  }
  return exhibition
}

/** One registration per address; `isNew` is false when one already existed. */
export async function storeRegistration(
  trx: Kysely<Database>,
  now: Date,
  { exhibitionId, lang, ...form }: VisitorInput & { exhibitionId: string; lang: string },
): Promise<{ registrationNo: string; isNew: boolean }> {
  const emailKey = nameKey(form.email)
  const number = await nextRegistrationNumber(trx)
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0')
  const registrationNo = `E${year}-${String(number).padStart(6, '0')}`
  const isNew = await insertRegistration(trx, {
    registration_no: registrationNo,
    exhibition_id: exhibitionId,
    email_key: emailKey,
    form: JSON.stringify(form),
    lang,
    created_at: now,
    erased_at: null,
  })
  if (isNew) return { registrationNo, isNew }
  return { registrationNo: await findRegistrationNo(trx, { exhibitionId, emailKey }), isNew }
}

/** Erases the data of visitors when the retention after their exhibition is over; returns their number. */
export function erasePastVisitors(db: Kysely<Database>, now: Date): Promise<number> {
  return eraseRegistrations(db, now, dayOf(new Date(now.getTime() - RETENTION_DAYS * DAY_MS)))
}

/** Once its last day has ended in every time zone. */
function isOver({ ends_on }: FoundExhibition, now: Date): boolean {
  return dayOf(new Date(now.getTime() - DAY_MS / 2)) > ends_on
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Every exhibition with its number of visitors, the latest first. */
export function listExhibitions(db: Kysely<Database>) {
  return listAllExhibitions(db)
}

/** The visitors of an exhibition whose data are not erased. */
export function listRegistrations(db: Kysely<Database>, exhibitionId: string) {
  return listVisitors(db, exhibitionId)
}

export async function saveExhibition(trx: Kysely<Database>, file: ExhibitionFile): Promise<void> {
  const { id, country, beginsOn, endsOn, booth, texts } = file
  await writeExhibition(
    trx,
    {
      id,
      country,
      begins_on: beginsOn,
      ends_on: endsOn,
      booth,
      place: texts.en_us.place,
      is_example: false,
    },
    langsOf(file).flatMap((lang) => {
      const text = texts[lang]
      return text ? [{ exhibition_id: id, lang, ...text }] : []
    }),
  )
}

/** False when visitors have registered, or when the exhibition does not exist. */
export function removeExhibition(trx: Kysely<Database>, id: string): Promise<boolean> {
  return deleteExhibition(trx, id)
}
