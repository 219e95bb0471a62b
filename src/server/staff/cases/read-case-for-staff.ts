// A case as lines of text for the terminal: customer, subject, every message and file.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listAttachments } from '../../modules/attachment/attachment-service.ts'
import { readCase, readThread } from '../../modules/feedback/case-service.ts'

export interface CaseAsText {
  head: string[]
  messages: { title: string; lines: string[] }[]
}

/** Errors: 404. */
export async function readCaseForStaff(db: Kysely<Database>, caseNo: string): Promise<CaseAsText> {
  const row = await readCase(db, caseNo)
  const { messages } = await readThread(db, caseNo)
  const files = await listAttachments(db, { case_no: caseNo })
  const facts = Object.entries((row.form ?? {}) as Record<string, unknown>)
  return {
    head: [
      `${row.case_no}  ${row.state}  ${row.type}  ${row.lang}`,
      `from: ${row.full_name ?? 'erased'} <${row.email ?? ''}> ${row.region ?? ''}`,
      ...(row.member_id === null ? [] : [`member: ${row.member_id}`]),
      `subject: ${row.subject ?? ''}`,
      ...(row.item_no === null ? [] : [`item: ${row.item_no}`]),
      ...facts.map(([name, value]) => `${name}: ${String(value)}`),
    ],
    messages: messages.map(({ id, author, staff_name, body, created_at }) => ({
      title: `${created_at.toISOString()}  ${author}${staff_name ? ` (${staff_name})` : ''}`,
      lines: [
        ...body.split(/\r\n?|\n/),
        ...files
          .filter(({ message_id }) => message_id === id)
          .map((file) => `file ${file.id}  ${file.file_name}  ${file.bytes} bytes  ${file.scan}`),
      ],
    })),
  }
}
