// Exports a whole shop into one file that any later PostgreSQL can read: every table as text, files, and the key of verification codes.
import { chownSync, existsSync } from 'node:fs'
import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type TarSource, writeTar } from '../platform/tar/write-tar.ts'
import { BackupError } from './backup-error.ts'
import { removeFolder } from './backup-folder.ts'
import { openBackupClient, readServerFacts } from './backup-repository.ts'
import { compressInto } from './durable-files.ts'
import { listFiles } from './file-pool.ts'
import {
  type AppliedMigration,
  beginSnapshot,
  copyTableTo,
  listMigrations,
  listSequences,
  listTables,
  type PortableSequence,
  type PortableTable,
} from './portable-repository.ts'

export interface PortableIndex {
  format: 'portable-1'
  /** Major version of the PostgreSQL that was exported. */
  postgres: string
  exportedAt: string
  migrations: AppliedMigration[]
  tables: PortableTable[]
  sequences: PortableSequence[]
  /** Paths below files/ with sizes. */
  files: [path: string, bytes: number][]
}

export const PORTABLE_INDEX = 'index.json'

/** Errors: BackupError if `file` exists; those of the database and of the file system. */
export async function exportPortable(
  url: string,
  dataDir: string,
  file: string,
): Promise<PortableIndex & { bytes: number }> {
  const path = resolve(file)
  if (existsSync(path)) throw new BackupError(`${path} exists already: choose another name.`)
  const client = await openBackupClient(url)
  let workFolder = ''
  try {
    const { clusterFolder, major } = await readServerFacts(client)
    workFolder = join(dirname(clusterFolder), 'export')
    await removeFolder(workFolder)
    await mkdir(workFolder, { mode: 0o700 })
    // The database writes into it, under its own account.
    const { uid, gid } = await stat(clusterFolder)
    if (process.getuid?.() === 0) chownSync(workFolder, uid, gid)
    await beginSnapshot(client)
    const tables: PortableTable[] = []
    for (const table of await listTables(client)) {
      const rows = await copyTableTo(client, table, join(workFolder, table.name))
      tables.push({ ...table, rows })
    }
    const index: PortableIndex = {
      format: 'portable-1',
      postgres: major,
      exportedAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client),
      files: await listFiles(join(dataDir, 'files')),
    }
    const temporary = `${path}.part`
    await removeFolder(temporary)
    const { bytes } = await compressInto(writeTar(contentOf(index, workFolder, dataDir)), temporary)
    await rename(temporary, path)
    return { ...index, bytes }
  } finally {
    await client.end()
    if (workFolder) await removeFolder(workFolder)
  }
}

async function* contentOf(
  index: PortableIndex,
  workFolder: string,
  dataDir: string,
): AsyncGenerator<TarSource> {
  yield { name: PORTABLE_INDEX, body: Buffer.from(JSON.stringify(index)) }
  for (const { name } of index.tables)
    yield { name: `tables/${name}`, path: join(workFolder, name) }
  for (const [path] of index.files) {
    yield { name: `files/${path}`, path: join(dataDir, 'files', path) }
  }
  const key = join(dataDir, 'code-key')
  if (existsSync(key)) yield { name: 'code-key', body: await readFile(key) }
}
