// Caches the layout of recent bundles, and limits how many are sent concurrently.
import { Readable } from 'node:stream'
import type { Bundle } from '../../db/schema/downloads.ts'
import type { RangedBody } from '../../platform/http/file-answer.ts'
import type { Ctx } from '../../context/context.ts'
import { Lru } from '../../platform/lru.ts'
import { createPlaces } from '../../platform/http/places.ts'
import { TurnedAway } from '../../platform/guard/request-guard.ts'
import { createSemaphore } from '../../platform/guard/semaphore.ts'
import { perDatabase } from '../../platform/per-database.ts'
import type { StoredZip } from '../../platform/zip/stored-zip.ts'

/** For all bundles together; each part takes about 200 bytes. */
const PARTS_KEPT = 30_000
const RETRY_SECONDS = 5

const keptOf = perDatabase(() => new Lru<StoredZip>(PARTS_KEPT))
const planning = createSemaphore({ permits: 2, waiting: 12, retryAfter: RETRY_SECONDS })
/** Each transfer also draws, so more at once would slow down pages. */
const sending = createPlaces({ most: 4, mostOfOne: 2 })

/** The layout cached for this catalogue version, else the result of `plan`. Errors: 429. */
export async function keptBundle(
  { db, catalogueVersion }: Pick<Ctx, 'db' | 'catalogueVersion'>,
  bundle: Bundle,
  plan: () => Promise<StoredZip>,
): Promise<StoredZip> {
  const kept = keptOf(db)
  const key = `${catalogueVersion} ${JSON.stringify(bundle)}`
  const known = kept.get(key)
  if (known) return known
  const zip = await planning.run(plan)
  kept.set(key, zip, zip.parts.length)
  return zip
}

/** Wraps the body so that few are sent concurrently. Opening it throws TurnedAway when too many are. */
export function inTurn({ actor, caller }: Ctx, body: RangedBody): RangedBody {
  const asker = actor.kind === 'visitor' ? caller.address : `member ${actor.memberId}`
  return {
    ...body,
    async open(from, to) {
      let sent = 0
      let stream: Readable | undefined
      const giveWay = () => void stream?.destroy(new Error('others wait, and this reader crawls'))
      const free = sending.take(asker, { sent: () => sent, giveWay })
      if (!free) throw new TurnedAway(503, RETRY_SECONDS)
      try {
        const pieces = await body.open(from, to)
        const taken = async function* () {
          for await (const piece of pieces) {
            sent += piece.length
            yield piece
          }
        }
        stream = Readable.from(taken(), { objectMode: false })
        return stream.once('close', free)
      } catch (error) {
        free()
        throw error
      }
    },
  }
}
