// The room on a disk that backups and their checks need.
import { statfs } from 'node:fs/promises'

/** Left free, so that the shop can still write where backups share its disk. */
const SPARE_BYTES = 256 * 1024 * 1024

/** How many megabytes are needed and free in a folder; null when there is room for `bytes`. */
export async function findMissingRoom(
  folder: string,
  bytes: number,
): Promise<{ neededMb: number; freeMb: number } | null> {
  const { bavail, bsize } = await statfs(folder)
  const [needed, free] = [bytes + SPARE_BYTES, bavail * bsize]
  if (free >= needed) return null
  return { neededMb: Math.ceil(needed / 1e6), freeMb: Math.ceil(free / 1e6) }
}
