// Restores an exported shop into a new data folder, with the PostgreSQL that this version of the shop contains.
import { existsSync } from 'node:fs'
import { cp, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { startEngine } from '../db/engine/engine.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { makeFolders } from '../platform/files/make-folders.ts'
import { extractTar } from '../platform/tar/read-tar.ts'
import { BackupError } from './backup-error.ts'
import { removeFolder } from './backup-folder.ts'
import { openBackupClient, readServerFacts } from './backup-repository.ts'
import { decompressed, hashFile } from './durable-files.ts'
import { copyFolderOwner, removeDataFolder } from './owned-folder.ts'
import { PORTABLE_INDEX, type PortableIndex } from './portable-export.ts'
import { beginLoading, copyTableFrom, finishLoading } from './portable-repository.ts'
import { requireEmptyFolder } from './restore-backup.ts'

/** `to` appears only when everything is in it. Errors: BackupError; ENOSPC when the disk is full. */
export async function importPortable(
  file: string,
  to: string,
  log: Logger,
): Promise<PortableIndex> {
  const target = resolve(to)
  await requireEmptyFolder(target)
  const temporary = `${target}.restoring`
  await requireEmptyFolder(temporary)
  await makeFolders(temporary)
  try {
    const index = await extractPortable(resolve(file), temporary)
    const engine = await startEngine({ dataDir: temporary, log })
    try {
      await load(engine.url, index, join(temporary, 'tables'))
    } finally {
      await engine.stop()
    }
    for (const name of ['tables', 'socket', PORTABLE_INDEX])
      await removeFolder(join(temporary, name))
    await removeFolder(target)
    await rename(temporary, target)
    return index
  } catch (error) {
    await removeDataFolder(temporary)
    throw error
  }
}

async function extractPortable(file: string, dataDir: string): Promise<PortableIndex> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const damaged = `The export ${file} is damaged or incomplete: use another copy.`
  try {
    await extractTar(decompressed(file), (name) => join(dataDir, name))
    const index = JSON.parse(await readFile(join(dataDir, PORTABLE_INDEX), 'utf8')) as PortableIndex
    if (index.format !== 'portable-1') throw new Error(index.format)
    for (const [path] of index.files) {
      const hash = await hashFile(join(dataDir, 'files', path))
      if (hash !== basename(path)) throw new Error(path)
    }
    return index
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    throw new BackupError(damaged, { cause: error })
  }
}

/** Makes the tables of the version that exported them, fills them, and then brings them up to date. */
async function load(url: string, index: PortableIndex, folder: string): Promise<void> {
  const last = index.migrations.at(-1)?.number ?? 0
  rejectOtherSchema(index)
  await migrate({ url, upTo: last })
  const client = await openBackupClient(url)
  try {
    const { clusterFolder } = await readServerFacts(client)
    // The database reads the files under its own account.
    const readable = join(dirname(clusterFolder), 'import')
    await removeFolder(readable)
    await cp(folder, readable, { recursive: true })
    await copyFolderOwner(readable, clusterFolder)
    await beginLoading(
      client,
      index.tables.map(({ name }) => name),
    )
    for (const table of index.tables) {
      const rows = await copyTableFrom(client, table, join(readable, table.name))
      if (rows === table.rows) continue
      throw new BackupError(
        `The export has ${rows} rows of ${table.name} instead of ${table.rows}.`,
      )
    }
    await finishLoading(client, index.sequences)
    await removeFolder(readable)
  } finally {
    await client.end()
  }
  await migrate({ url })
}

function rejectOtherSchema({ migrations }: PortableIndex): void {
  const checksums = new Map(readMigrations().map((each) => [each.number, each.checksum]))
  const other = migrations.find(({ number, checksum }) => checksums.get(number) !== checksum)
  if (!other) return
  throw new BackupError(
    `The export has the migration ${other.name}, which this version of the shop does not know: use the version that made it, or a newer one.`,
  )
}
