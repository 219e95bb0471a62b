// Hashes passwords with Argon2id, a few at a time so that the catalogue stays fast.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createSemaphore } from '../limits/semaphore.ts'

const digest = promisify(argon2)

/** Memory in KiB, passes, lanes: 19 MiB, 2, 1. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16
/** A PHC string: algorithm, version, cost, salt and hash, separated by `$`. */
const PHC_STRING = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** One core stays free for other work. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))

const queue = createSemaphore({ permits: HASHES_AT_ONCE, waiting: 8, retryAfter: 2 })

/** True when no further hash can wait. Log-in asks first, so that it does no work in vain. */
export function isHashQueueFull(): boolean {
  return queue.isFull()
}

/** Returns a PHC string; the password is normalised first (Unicode NFKC). Errors: 429 too many hashes in progress. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await queue.run(() => derive(password, salt))
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(salt)}$${unpadded(tag)}`
}

/**
 * With `stored` null or malformed, it costs the same work as a real hash and returns false. Errors: 429 too
 * many hashes in progress.
 */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const [, salt, tag] = PHC_STRING.exec(stored ?? '') ?? []
  const saltBytes = Buffer.from(salt ?? NO_SALT, 'base64')
  const actual = await queue.run(() => derive(password, saltBytes))
  const expected = Buffer.from(tag ?? NO_TAG, 'base64')
  return timingSafeEqual(actual, expected) && tag !== undefined
}

const NO_SALT = unpadded(randomBytes(SALT_BYTES))
const NO_TAG = unpadded(randomBytes(TAG_BYTES))

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return digest('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    tagLength: TAG_BYTES,
    ...COST,
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
