// The application queue as staff see it: deadline, applicant, details and suggested terms.
import type { Kysely } from 'kysely'
import type { ApplicationForm } from '../../../shared/membership.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import {
  findLookAlikes,
  listApplications,
  readApplicant,
  readApplicationRow,
} from '../../modules/application/decision-service.ts'
import { listAttachments } from '../../modules/attachment/attachment-service.ts'
import {
  listTeamQueue,
  readTeamApplication,
  type TeamApplicationRow,
} from '../../modules/careers/team-service.ts'
import { workingDaysBetween } from '../../platform/working-days.ts'
import { readSaleRegion } from '../../modules/reference/reference-service.ts'
import { APPLICATION_STATES, WAITING_STATES } from '../../../shared/membership.ts'

export interface QueueEntry {
  number: string
  state: string
  /** '5 left, by 2026-11-27', 'waits for answers', 'late by 2 working days'; empty when decided. */
  deadline: string
  /** At most one working day is left, or the deadline has passed. */
  isUrgent: boolean
  /** Membership type or team, country and name of the applicant. */
  about: string
  details: string[]
  /** Null for applications to a team, which never create a login. */
  suggested: { priceGroup: string; region: string; country: string } | null
  /** Null in lists and for applications to a team. */
  customerNo: string | null
  /**
   * What was asked for and not answered yet, as codes of REQUESTABLE_DETAILS. Empty in lists and for applications to a
   * team.
   */
  missingDetails: string[]
  submittedAt: Date
}

export const MAX_LISTED = 500

/** Oldest first, at most 500. `open`: those waiting for a decision, of too many the oldest; `all`: of too many the latest. */
export async function listQueue(
  db: Kysely<Database>,
  now: Date,
  which: 'open' | 'all',
): Promise<{ entries: QueueEntry[]; isComplete: boolean }> {
  const states = which === 'all' ? APPLICATION_STATES : WAITING_STATES
  const from = which === 'all' ? 'latest' : 'oldest'
  const listed = { states, from, limit: MAX_LISTED + 1 } as const
  const members = (await listApplications(db, listed)).map((row) => entryOf(row, now))
  const teams = (await listTeamQueue(db, listed)).map((row) => teamEntryOf(row, now))
  const found = [...(await Promise.all(members)), ...teams].toSorted(
    (one, other) => one.submittedAt.getTime() - other.submittedAt.getTime(),
  )
  return {
    entries: which === 'all' ? found.slice(-MAX_LISTED) : found.slice(0, MAX_LISTED),
    isComplete: found.length <= MAX_LISTED,
  }
}

/** One application with its details and possible duplicates; undefined: no application has that number. */
export async function readQueueEntry(
  db: Kysely<Database>,
  now: Date,
  applicationNo: string,
): Promise<QueueEntry | undefined> {
  const row = await readApplicationRow(db, applicationNo)
  if (!row) return readTeamEntry(db, now, applicationNo)
  const entry = await entryOf(row, now)
  const applicant = await readApplicant(db, row)
  entry.customerNo = applicant?.customer_no ?? null
  entry.details.unshift(`applied: ${sellerDay(row.submitted_at)}, in ${row.lang}`)
  if (applicant) entry.details.unshift(`customer: ${applicant.customer_no}`)
  if (row.fail_reason) entry.details.push(`rejected: ${row.fail_reason}`)
  const alike = await findLookAlikes(db, applicationNo)
  // `papers`: what the applicant answered when staff asked for more.
  for (const { at, answers } of row.papers) {
    for (const { item, text } of answers) entry.details.push(`${at} ${item}: ${text}`)
  }
  for (const { item, note } of row.missing) entry.details.push(`asked for ${item} ${note}`)
  if (row.state === 'more_info') entry.missingDetails = row.missing.map(({ item }) => item)
  for (const each of alike) {
    const same = [each.same_name && 'name', each.same_website && 'website'].filter(Boolean)
    entry.details.push(
      `same ${same.join(' and ')}: ${each.customer_no} ${each.name} (${each.states})`,
    )
  }
  return entry
}

async function readTeamEntry(db: Kysely<Database>, now: Date, number: string) {
  const row = await readTeamApplication(db, number)
  if (!row) return undefined
  const entry = teamEntryOf(row, now)
  for (const { item, note } of row.missing) entry.details.push(`asked for ${item} ${note}`)
  for (const file of await listAttachments(db, { team_application_no: number })) {
    entry.details.push(`file ${file.id}  ${file.file_name}  ${file.bytes} bytes  scan ${file.scan}`)
  }
  return entry
}

type Row = Awaited<ReturnType<typeof listApplications>>[number]

async function entryOf(row: Row, now: Date): Promise<QueueEntry> {
  const { id: region } = await readSaleRegion(row.country, 'en_us')
  return {
    number: row.application_no,
    state: row.state,
    ...deadlineOf(row, now),
    about: row.form
      ? `${row.kind}  ${row.country}  ${row.form.companyName}`
      : `${row.kind}  erased`,
    details: row.form ? detailsOf(row.form) : [],
    suggested: {
      priceGroup: row.price_group_suggested ?? row.kind,
      region,
      country: row.country,
    },
    customerNo: null,
    missingDetails: [],
    submittedAt: row.submitted_at,
  }
}

function teamEntryOf(row: TeamApplicationRow, now: Date): QueueEntry {
  const form = row.form as Record<string, string> | null
  const team = `team ${row.team}${row.opening_id ? ` (${row.opening_id})` : ''}`
  const name = form && (form.companyName ?? `${form.firstName} ${form.surname}`)
  return {
    number: row.application_no,
    state: row.state,
    ...deadlineOf(row, now),
    about: form ? `${team}  ${row.country}  ${name}` : `${team}  erased`,
    details: form ? detailsOf(form) : [],
    suggested: null,
    customerNo: null,
    missingDetails: [],
    submittedAt: row.submitted_at,
  }
}

/** The deadline as text, and whether at most one working day is left. */
function deadlineOf(
  row: { state: string; due_at: Date },
  now: Date,
): { deadline: string; isUrgent: boolean } {
  if (row.state === 'more_info') return { deadline: 'waits for answers', isUrgent: false }
  if (row.state !== 'submitted' && row.state !== 'in_review')
    return { deadline: '', isUrgent: false }
  const left = workingDaysBetween(now, row.due_at)
  if (row.due_at < now) {
    return {
      deadline: `late by ${workingDaysBetween(row.due_at, now)} working days`,
      isUrgent: true,
    }
  }
  return { deadline: `${left} left, by ${sellerDay(row.due_at)}`, isUrgent: left <= 1 }
}

/** The fields in the order in which the form asks for them; the table stores them in another. */
const FORM_ORDER = `memberKind firstName surname companyName website businessRegistrationNo
  salesChannels username email country addressLine1 addressLine2 postCode city region dialCode phone
  productsOfInterest heardFrom invitationCode invoiceReference`.split(/\s+/)

function detailsOf(form: ApplicationForm | Record<string, string>): string[] {
  const place = (name: string) => {
    const at = FORM_ORDER.indexOf(name)
    return at === -1 ? FORM_ORDER.length : at
  }
  const fields = Object.entries(form).sort(([one], [other]) => place(one) - place(other))
  return fields.flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : value
    return text ? [`${name}: ${text}`] : []
  })
}
