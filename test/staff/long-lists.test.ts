// npm run staff: a list that is too long says that it is cut, and keeps what matters most.
import { expect, test } from 'vitest'
import { writeAudit } from '../../src/server/modules/audit/audit-service.ts'
import { addApplicant } from '../support/applicant.ts'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const terminal = useStaffTerminal()

async function staff(...args: string[]): Promise<string[]> {
  const { out } = await runCommand(shop().url, 'staff', args, terminal.settings)
  return out.trimEnd().split('\n')
}

test('of more than 500 applications the latest are listed, and of more than 500 open ones the oldest', async () => {
  const { db } = shop()
  await terminal.logIn(shop(), { roles: ['sales'] })
  await addApplicant(db, { number: 'A26-999999' })
  const row = await db
    .selectFrom('application')
    .where('application_no', '=', 'A26-999999')
    .selectAll()
    .executeTakeFirstOrThrow()
  const older = Array.from({ length: 500 }, (_, at) => ({
    ...row,
    application_no: `A20-${String(at).padStart(6, '0')}`,
    state: 'rejected' as const,
    form: JSON.stringify(row.form),
    missing: '[]',
    papers: '[]',
    submitted_at: new Date(Date.UTC(2020, 0, 1, 0, at)),
  }))
  await db.insertInto('application').values(older).execute()
  const all = await staff('applications', '--all')
  expect(all[0]).toContain('A20-000001')
  expect(all.slice(499)).toEqual([
    expect.stringContaining('A26-999999'),
    'Only the latest 500 are listed. Any other is shown by its number: npm run staff -- show NUMBER',
  ])
  await db.updateTable('application').set({ state: 'submitted' }).execute()
  const waiting = await staff('applications')
  expect(waiting[0]).toContain('A20-000000')
  expect(waiting.slice(499)).toEqual([
    expect.stringContaining('A20-000499'),
    'Only the oldest 500 are listed. Any other is shown by its number: npm run staff -- show NUMBER',
  ])
}, 30_000)

test('of more than 100 memberships the first by name are listed, and a part of the name finds the others', async () => {
  const { db } = shop()
  const { companyId } = await createMember(db)
  const { id: _, ...company } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const membership = await db
    .selectFrom('membership')
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirstOrThrow()
  for (let at = 0; at < 101; at += 1) {
    const copy = { ...company, customer_no: `CUT-${at}`, name: `Cut list ${at}` }
    const { id } = await db
      .insertInto('company')
      .values(copy)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('membership')
      .values({ ...membership, company_id: id })
      .execute()
  }
  const cut = await staff('members', 'Cut list')
  expect(cut.at(-1)).toBe(
    'Only the first 100 are listed. Give more of the name, number or email address to find others.',
  )
  expect(cut).toHaveLength(201)
  expect((await staff('members', 'CUT-99')).join()).toContain('Cut list 99')
  expect((await staff('members', 'CUT-99')).join()).not.toContain('Only the first')
}, 30_000)

test('of more than 200 audit entries the latest are listed, which the list says', async () => {
  await terminal.logIn(shop(), { roles: ['auditor'] })
  await shop()
    .db.transaction()
    .execute(async (trx) => {
      const note = { actor: 'staff:bo', action: 'content.import', subject: 'content:news/cut' }
      for (let at = 0; at < 201; at += 1)
        await writeAudit(trx, new Date(), { ...note, change: { at } })
    })
  const all = await staff('audit')
  expect(all[0]).toContain('{"at":200}')
  expect(all.at(-1)).toBe('Only the latest 200 are listed. Give a SUBJECT to list those of one.')
  expect(all).toHaveLength(201)
  const ofOne = await staff('audit', 'content:news/cut')
  expect(ofOne.at(-1)).toBe('Only the latest 200 are listed.')
}, 30_000)
