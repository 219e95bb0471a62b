// Hashes a key character by character: FNV-1a over UTF-16 units with a final mix.

export const HASH_START = 0x811c9dc5

/** Extends a hash by one UTF-16 unit. */
export function hashNext(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

/** The final mix over the hash of a whole key; unsigned, 32 bits. */
export function hashEnd(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}

export function hashOf(key: string): number {
  let hash = HASH_START
  for (let at = 0; at < key.length; at++) hash = hashNext(hash, key.charCodeAt(at))
  return hashEnd(hash)
}
