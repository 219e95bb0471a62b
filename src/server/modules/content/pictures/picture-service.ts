// Renditions of stored pictures: rendered on first request, a few at a time, cached in memory and on disk.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { MissingBytesError } from '../../../platform/files/missing-bytes.ts'
import { Lru } from '../../../platform/lru.ts'
import { SingleFlight } from '../../../platform/single-flight.ts'
import { createSemaphore } from '../../../platform/limits/semaphore.ts'
import { findPicture } from './picture-repository.ts'
import { PRINT_WIDTH, WIDTHS } from './picture-sizes.ts'
import { renderPlaceholder, renderPicture } from './render-picture.ts'

export interface Rendition {
  /** `gone`: removed by staff; the body is a plain area instead. */
  state: 'present' | 'gone'
  contentType: string
  body: Buffer
}

export interface Pictures {
  /**
   * `file` is '960.webp' or '2400.png'. Undefined: no such picture or size. Errors: 429 too many requests in
   * progress; MissingBytesError; those of `renderPicture`.
   */
  read(parts: {
    db: Kysely<Database>
    files: FileStore
    cacheVersion: number
    id: string
    file: string
  }): Promise<Rendition | undefined>
}

const CACHED_BYTES = 24 * 1024 * 1024
const CACHED_ROWS = 2_000
/** A page with thirty pictures in three sizes waits instead of being rejected. */
const QUEUE = { permits: 2, waiting: 200, retryAfter: 2 }

export function createPictures(): Pictures {
  const cached = new Lru<Buffer>(CACHED_BYTES)
  /** Rows by id, each with the cache version at which it was read, so that a picture removed since is read again. */
  const rows = new Lru<{ cacheVersion: number; row: Awaited<ReturnType<typeof findPicture>> }>(
    CACHED_ROWS,
  )
  const queue = createSemaphore(QUEUE)
  const renderings = new SingleFlight<Buffer>()

  return {
    async read({ db, files, cacheVersion, id, file }) {
      const size = sizeOf(file)
      if (!size || !ID.test(id)) return undefined
      let cachedRow = rows.get(id)
      if (cachedRow?.cacheVersion !== cacheVersion) {
        cachedRow = { cacheVersion, row: await findPicture(db, id) }
        rows.set(id, cachedRow)
      }
      const { row } = cachedRow
      if (!row || row.width === null || row.height === null) return undefined
      const contentType = `image/${size.format}`
      const { hash, media_type: mediaType, width, height } = row
      if (hash === null)
        return { state: 'gone', contentType, body: await renderPlaceholder(size.format) }
      const key = `${hash} ${file}`
      const cachedBody = cached.get(key)
      if (cachedBody) return { state: 'present', contentType, body: cachedBody }
      const rendering = renderings.run(key, () =>
        queue.run(async () => {
          const rendered = files.subfolder('rendered')
          const name = renditionName(key)
          // The renditions of a picture removed by staff are not shown either.
          const hasOriginal = (await files.size(hash)) !== undefined
          const stored = hasOriginal ? await readStoredRendition(rendered, name) : undefined
          if (stored) return stored
          const bytes = await buffer(await files.read(hash))
          const body = await renderPicture({ bytes, mediaType, width, height }, size)
          // A full disk costs another rendering later, but not this response.
          await rendered.writeAs(name, body).catch(() => undefined)
          return body
        }),
      )
      const body = await rendering.catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        // Staff may have removed it since the row was read.
        if ((await findPicture(db, id))?.hash === hash) throw new MissingBytesError(hash)
        return undefined
      })
      if (!body) return { state: 'gone', contentType, body: await renderPlaceholder(size.format) }
      cached.set(key, body, body.length)
      return { state: 'present', contentType, body }
    },
  }
}

/** `key`: '{hash of the original} {file}'. */
export function renditionName(key: string): string {
  return createHash('sha256').update(`${RENDERING} ${key}`).digest('hex')
}

/** Raised when the rendering changes, so that older renditions are not used. */
const RENDERING = 1

/** Undefined when the rendition was not stored yet or cannot be read. */
async function readStoredRendition(rendered: FileStore, name: string): Promise<Buffer | undefined> {
  try {
    const body = await buffer(await rendered.read(name))
    return body.length > 0 ? body : undefined
  } catch {
    return undefined
  }
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function sizeOf(file: string): { width: number; format: 'webp' | 'png' } | undefined {
  const found = /^(\d{3,4})\.(webp|png)$/.exec(file)
  const width = Number(found?.[1])
  if (found?.[2] === 'webp' && WIDTHS.some((each) => each === width)) {
    return { width, format: 'webp' }
  }
  return found?.[2] === 'png' && width === PRINT_WIDTH ? { width, format: 'png' } : undefined
}
