// Segments of a database log as PostgreSQL leaves them for its archiver, and base backups to archive them for.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupFolder, baseNameAt } from '../../src/server/backup/backup-folder.ts'

export interface WaitingLog {
  /** PostgreSQL's own data folder. */
  cluster: string
  /** Writes the segments with these numbers, marked as ready for the archiver. */
  complete(...numbers: number[]): Promise<void>
  /** The names of the segments that wait for the archiver. */
  waiting(): Promise<string[]>
}

export function segmentName(n: number): string {
  return `0000000100000000${n.toString(16).toUpperCase().padStart(8, '0')}`
}

export async function openWaitingLog(dataDir: string): Promise<WaitingLog> {
  const cluster = join(dataDir, 'pg')
  const wal = join(cluster, 'pg_wal')
  const status = join(wal, 'archive_status')
  await mkdir(status, { recursive: true })
  return {
    cluster,
    async complete(...numbers) {
      for (const n of numbers) {
        await writeFile(join(wal, segmentName(n)), `segment ${n}`)
        await writeFile(join(status, `${segmentName(n)}.ready`), '')
      }
    },
    async waiting() {
      const names = (await readdir(status)).filter((name) => name.endsWith('.ready'))
      return names.map((name) => name.slice(0, -'.ready'.length)).sort()
    },
  }
}

/** A finished base backup as far as the archiver sees one. */
export async function addBase(folder: BackupFolder, moment: Date, manifest = ''): Promise<string> {
  const path = join(folder.path, baseNameAt(moment))
  await rm(`${path}.part`, { recursive: true, force: true })
  await mkdir(path)
  await writeFile(join(path, 'manifest.json'), manifest)
  return path
}
