// Hashes a key as a polynomial over its UTF-16 units with a final mix, so that hashes of parts can be joined.
// Start and base are the offset basis and the prime of FNV, a simple hash function.

export const HASH_START = 0x811c9dc5
const BASE = 0x01000193

/** Extends a hash by one UTF-16 unit. */
export function hashNext(hash: number, unit: number): number {
  return (Math.imul(hash, BASE) + unit) | 0
}

/** The hashes of the ends of `key` for `hashJoined`, at the index where each end begins, without the final mix. */
export function hashesOfEnds(key: string): { hash: number; scale: number }[] {
  const ends = [{ hash: 0, scale: 1 }]
  for (let at = key.length - 1; at >= 0; at--) {
    const { hash = 0, scale = 1 } = ends.at(-1) ?? {}
    ends.push({
      hash: (Math.imul(key.charCodeAt(at), scale) + hash) | 0,
      scale: Math.imul(scale, BASE),
    })
  }
  return ends.reverse()
}

/** The hash of a text whose beginning has this hash, followed by this end. */
export function hashJoined(beginning: number, end: { hash: number; scale: number }): number {
  return (Math.imul(beginning, end.scale) + end.hash) | 0
}

/** The final mix over the hash of a whole key, that of MurmurHash3; unsigned, 32 bits. */
export function finishHash(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function hashOf(key: string): number {
  let hash = HASH_START
  for (let at = 0; at < key.length; at++) hash = hashNext(hash, key.charCodeAt(at))
  return finishHash(hash)
}
