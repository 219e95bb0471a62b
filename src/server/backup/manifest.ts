// The manifest of a base backup: what belongs to it, with sizes and hashes.
import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { writeDurably } from './durable-files.ts'

const schema = z.object({
  format: z.literal(1),
  name: z.string(),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** When PostgreSQL ended it: what was committed before is in it. Earlier versions of the shop did not store this. */
  endedAt: z.iso.datetime().optional(),
  /** PostgreSQL's identifier of the database. Earlier versions of the shop did not store it. */
  system: z.string().optional(),
  /** The first and last segment of the log that the archive contains. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  lastSegment: z.string().regex(/^[0-9A-F]{24}$/),
  archive: z.object({ name: z.string(), bytes: z.int(), sha256: z.string() }),
  /** The size of the archive's content. */
  contentBytes: z.int(),
  /**
   * Files of the store by their path below files/, with their size; the last part of the path is the hash. `received/`:
   * files that customers and applicants sent.
   */
  files: z.array(
    z.tuple([z.string().regex(/^(?:received\/)?[0-9a-f]{2}\/[0-9a-f]{64}$/), z.int()]),
  ),
})
export type Manifest = z.infer<typeof schema>

export const ARCHIVE_NAME = 'shop.tar.zst'
const FILE_NAME = 'manifest.json'

/** A restore to this moment, or to a later one, can use the backup. */
export function usableFrom({ endedAt, finishedAt }: Manifest): Date {
  return new Date(endedAt ?? finishedAt)
}

/** Written last: a base backup without it is incomplete. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const content = JSON.stringify(manifest)
  const path = join(folder, FILE_NAME)
  await writeDurably(`${path}.new`, `${JSON.stringify({ sha256: hashOf(content) })}\n${content}\n`)
  await rename(`${path}.new`, path)
}

/** Errors: BackupError when it is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE_NAME), 'utf8').catch(() => {
    throw new BackupError(
      `The backup ${folder} is incomplete: its manifest is missing. Use another.`,
    )
  })
  const [head = '', content = ''] = text.split('\n')
  try {
    const { sha256 } = JSON.parse(head) as { sha256: string }
    if (sha256 === hashOf(content)) return schema.parse(JSON.parse(content))
  } catch {
    // Reported below.
  }
  throw new BackupError(`The backup ${folder} is damaged: its manifest was changed. Use another.`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
