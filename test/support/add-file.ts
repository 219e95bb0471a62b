// Adds a content entry with a file, as an import does, for tests of downloads.
import { randomUUID } from 'node:crypto'
import type { ContentTable } from '../../src/server/db/schema/content.ts'
import type { ContentMediaItemTable } from '../../src/server/db/schema/content.ts'
import type { TestApp } from './test-app.ts'

export interface AddedFile {
  id: string
  hash: string
  body: Buffer
}

export interface FileOptions {
  kind?: ContentTable['kind']
  role?: ContentMediaItemTable['role']
  state?: ContentTable['state']
  publishAt?: Date
  withdrawAt?: Date
  /** Whether the bytes were deleted and only the row is left. */
  isEmptied?: boolean
  fileName?: string
  mediaType?: string
  body?: Buffer
}

export async function addFile(shop: TestApp, options: FileOptions = {}): Promise<AddedFile> {
  const { kind = 'download', role = 'file', state = 'published' } = options
  const { fileName = 'paper.pdf', mediaType = 'application/pdf', isEmptied = false } = options
  const id = `sample-${randomUUID()}`
  const body = options.body ?? Buffer.from(`%PDF sample ${id} ${'x'.repeat(5000)}`)
  const { hash, bytes } = await shop.files.write(body)
  const now = new Date()
  const db = shop.owner
  await db
    .insertInto('content')
    .values({
      kind,
      id,
      type: kind === 'download' ? 'leaflet' : null,
      area: 'main',
      state,
      publish_at: options.publishAt ?? null,
      withdraw_at: options.withdrawAt ?? null,
      dated_on: null,
      facts: '{}',
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('content_text')
    .values({ kind, id, lang: 'en_us', title: `Sample ${id}`, facts: '{}' })
    .execute()
  await db
    .insertInto('media_item')
    .values({
      id,
      hash: isEmptied ? null : hash,
      file_name: fileName,
      media_type: mediaType,
      bytes,
      width: null,
      height: null,
      created_at: now,
      emptied_at: isEmptied ? now : null,
    })
    .execute()
  await db
    .insertInto('content_media')
    .values({ kind, id, lang: null, role, media_id: id })
    .execute()
  return { id, hash, body }
}
