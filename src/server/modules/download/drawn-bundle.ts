// A zip of drawings: measured first and drawn again while being sent, so that none is kept in memory.
import { crc32 } from 'node:zlib'
import { type StoredZip, storedZip } from '../../platform/zip/stored-zip.ts'
import type { ZipPart } from '../../platform/zip/zip-records.ts'

export interface DrawnItem {
  itemNo: string
  /** YYYY-MM-DD. */
  updatedOn: string
}

export interface Drawings<T extends DrawnItem> {
  /** Item numbers without duplicates. */
  ids: readonly string[]
  views: readonly string[]
  /** Unordered; unknown items are missing. */
  load: (ids: readonly string[]) => Promise<T[]>
  /** Deterministic: the same bytes for the same item. */
  draw: (item: T, view: string) => Buffer | Promise<Buffer>
  /** The ending of file names. */
  format: string
}

const ITEMS_AT_ONCE = 50
/** Yields to other requests after this much drawing. */
const TURN_MS = 8

/** Returns the unknown ids instead, if there are any. */
export async function drawnBundle<T extends DrawnItem>(
  drawings: Drawings<T>,
): Promise<StoredZip | { unknown: string[] }> {
  const { ids, views, load, draw, format } = drawings
  const parts: ZipPart[] = []
  const unknown: string[] = []
  const giveTurn = turnGiver()
  for (let at = 0; at < ids.length; at += ITEMS_AT_ONCE) {
    const batch = ids.slice(at, at + ITEMS_AT_ONCE)
    const items = byNumber(await load(batch))
    for (const id of batch) {
      const item = items.get(id)
      if (!item) unknown.push(id)
      else if (unknown.length === 0) {
        for (const view of views) {
          const body = await draw(item, view)
          const name = `${id}/${id}-${view}.${format}`
          parts.push({ name, bytes: body.length, crc: crc32(body), day: item.updatedOn })
        }
        await giveTurn()
      }
    }
  }
  if (unknown.length > 0) return { unknown }
  return storedZip(parts, openDrawings(drawings, parts))
}

function openDrawings<T extends DrawnItem>(
  { ids, views, load, draw }: Drawings<T>,
  parts: readonly ZipPart[],
) {
  let lastBatch = { from: -1, items: Promise.resolve(new Map<string, T>()) }
  const giveTurn = turnGiver()
  /** The batch of items read last also serves the parts that follow. */
  const itemAt = async (index: number) => {
    const from = index - (index % ITEMS_AT_ONCE)
    if (lastBatch.from !== from) {
      lastBatch = { from, items: load(ids.slice(from, from + ITEMS_AT_ONCE)).then(byNumber) }
    }
    const { items } = lastBatch
    return (await items).get(ids[index] ?? '')
  }
  return async function* (index: number, from: number, to: number): AsyncGenerator<Buffer> {
    const item = await itemAt(Math.floor(index / views.length))
    const view = views[index % views.length]
    const body = item && view !== undefined ? await draw(item, view) : undefined
    // The catalogue changed in the meantime: an aborted download is better than a mixed file.
    if (!body || crc32(body) !== parts[index]?.crc) throw new Error('a drawing has changed')
    yield body.subarray(from, to + 1)
    await giveTurn()
  }
}

function byNumber<T extends DrawnItem>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.itemNo, item]))
}

/** Returns a function that lets other requests run when TURN_MS have passed since they last did. */
function turnGiver(): () => Promise<void> | undefined {
  let lastTurnAt = performance.now()
  return () => {
    if (performance.now() - lastTurnAt < TURN_MS) return undefined
    return new Promise((resolve) => {
      setImmediate(() => {
        lastTurnAt = performance.now()
        resolve()
      })
    })
  }
}
