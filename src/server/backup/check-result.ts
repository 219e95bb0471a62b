// The result of the last check of a base backup, which is stored in its folder.
import { readFile, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { writeDurably } from './durable-files.ts'

const schema = z.object({ at: z.iso.datetime(), problem: z.string().nullable() })

/** `problem`: why the backup cannot be restored, or why that is not known; null: the backup passed. */
export type BackupCheck = z.infer<typeof schema>

const FILE_NAME = 'checked.json'

/** `base`: the folder of the base backup. `problem`: null when it passed. */
export async function writeCheckResult(base: string, problem: string | null): Promise<void> {
  const path = join(base, FILE_NAME)
  const result: BackupCheck = { at: new Date().toISOString(), problem }
  // Whole or not at all: a running shop reads it at any moment, and another process may check the same backup.
  const temporary = `${path}.${process.pid}.new`
  await writeDurably(temporary, `${JSON.stringify(result)}\n`)
  await rename(temporary, path)
}

/**
 * `base`: the folder of the base backup. Null while it is not checked. A result that cannot be read is a problem too,
 * because the check may have failed.
 */
export async function readCheckResult(base: string): Promise<BackupCheck | null> {
  const path = join(base, FILE_NAME)
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    const reason = code ? `cannot be read (${code})` : 'is damaged'
    return {
      at: (await stat(path)).mtime.toISOString(),
      problem: `The result of the last check, ${path}, ${reason}: npm run backup -- check ${basename(base)} makes another.`,
    }
  }
}
