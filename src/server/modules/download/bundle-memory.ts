// Caches the layout of recent bundles, and limits how many are sent concurrently.
import { Readable } from 'node:stream'
import type { Bundle } from '../../db/schema/downloads.ts'
import type { RangedBody } from '../../platform/http/file-response.ts'
import type { Ctx } from '../../context/context.ts'
import { Lru } from '../../platform/lru.ts'
import { createTransferSemaphore } from '../../platform/http/transfer-semaphore.ts'
import { RequestRejected } from '../../platform/limits/admission-control.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { perDatabase } from '../../platform/per-database.ts'
import type { StoredZip } from '../../platform/zip/stored-zip.ts'

/** For all bundles together; each part takes about 200 bytes. */
const CACHED_PARTS = 30_000
const RETRY_SECONDS = 5

const cacheOf = perDatabase(() => new Lru<StoredZip>(CACHED_PARTS))
const planning = createSemaphore({ permits: 2, waiting: 12, retryAfter: RETRY_SECONDS })
/** Each transfer also draws, so more at once would slow down pages. */
const sending = createTransferSemaphore({ max: 4, maxPerNetwork: 2 })

/**
 * The layout cached for this version of what the bundle contains, else the result of `plan`. Posters and leaflets change with
 * the content, the others with the catalogue alone. Errors: 429.
 */
export async function cachedBundle(
  { db, catalogueVersion, cacheVersion }: Pick<Ctx, 'db' | 'catalogueVersion' | 'cacheVersion'>,
  bundle: Bundle,
  plan: () => Promise<StoredZip>,
): Promise<StoredZip> {
  const cached = cacheOf(db)
  const isContent = bundle.kind === 'poster' || bundle.kind === 'leaflet'
  const key = `${isContent ? cacheVersion : catalogueVersion} ${JSON.stringify(bundle)}`
  const known = cached.get(key)
  if (known) return known
  const zip = await planning.run(plan)
  cached.set(key, zip, zip.parts.length)
  return zip
}

/** Wraps the body so that few bundles are sent concurrently. Opening it throws RequestRejected when too many are. */
export function limitTransfers({ actor, caller }: Ctx, body: RangedBody): RangedBody {
  const requester = actor.kind === 'visitor' ? caller.ip : `member ${actor.memberId}`
  return {
    ...body,
    async open(from, to) {
      let sent = 0
      let stream: Readable | undefined
      const abort = () =>
        void stream?.destroy(new Error('a slow transfer ended because others wait'))
      const release = sending.take(requester, { sent: () => sent, abort })
      if (!release) throw new RequestRejected(503, RETRY_SECONDS)
      try {
        const chunks = await body.open(from, to)
        const counted = async function* () {
          for await (const chunk of chunks) {
            sent += chunk.length
            yield chunk
          }
        }
        stream = Readable.from(counted(), { objectMode: false })
        return stream.once('close', release)
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
