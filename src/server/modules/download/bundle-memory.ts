// What is remembered of bundles: where each byte of the last ones lies, and how many are being sent.
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Bundle } from '../../db/schema/downloads.ts'
import type { RangedBody } from '../../platform/http/file-answer.ts'
import type { Ctx } from '../../context/context.ts'
import { Lru } from '../../platform/answers/lru.ts'
import { createPlaces } from '../../platform/http/places.ts'
import { TurnedAway } from '../../platform/guard/request-guard.ts'
import { createWorkQueue } from '../../platform/guard/work-queue.ts'
import type { StoredZip } from '../../platform/zip/stored-zip.ts'

/** Parts of all bundles together; each takes about 200 bytes. */
const PARTS_KEPT = 30_000
const RETRY_SECONDS = 5

const keptByDatabase = new WeakMap<Kysely<Database>, Lru<StoredZip>>()
const planning = createWorkQueue({ atOnce: 2, waiting: 12, retryAfter: RETRY_SECONDS })
/** Each draws while it is sent: more at once would keep pages waiting. */
const sending = createPlaces({ most: 4, mostOfOne: 2 })

/** The bundle as it was laid out for this version of the catalogue, else as `plan` does. Errors: 429. */
export async function keptBundle(
  { db, catalogueVersion }: Pick<Ctx, 'db' | 'catalogueVersion'>,
  bundle: Bundle,
  plan: () => Promise<StoredZip>,
): Promise<StoredZip> {
  let kept = keptByDatabase.get(db)
  if (!kept) keptByDatabase.set(db, (kept = new Lru(PARTS_KEPT)))
  const key = `${catalogueVersion} ${JSON.stringify(bundle)}`
  const known = kept.get(key)
  if (known) return known
  const zip = await planning.run(plan)
  kept.set(key, zip, zip.parts.length)
  return zip
}

/** The body, of which few are sent at once. Errors when it is opened: TurnedAway. */
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
