// The identifier that `useId` returns at a place in the tree of components: the same as react-dom/client computes there.

/**
 * `path` has alternately the length of a list of children and the index in it, from the root. Each adds its index, in
 * as many bits as the length needs, to the left of a binary number, which is written in base 32.
 */
export function treeId(path: readonly number[]): string {
  // The highest bit is a mark, so that leading zeros count.
  let bits = 1
  let overflow = ''
  for (let at = 0; at < path.length; at += 2) {
    const total = path[at] ?? 0
    const index = (path[at + 1] ?? 0) + 1
    const length = bitsOf(bits) - 1
    const value = bits & ~(1 << length)
    const indexBits = bitsOf(total)
    if (indexBits + length <= 30) {
      bits = (1 << (indexBits + length)) | (index << length) | value
      continue
    }
    // Whole digits of base 32 that no longer fit into a number become text.
    const whole = length - (length % 5)
    overflow = (value & ((1 << whole) - 1)).toString(32) + overflow
    const remaining = length - whole
    bits = (1 << (indexBits + remaining)) | (index << remaining) | (value >> whole)
  }
  return (bits & ~(1 << (bitsOf(bits) - 1))).toString(32) + overflow
}

function bitsOf(value: number): number {
  return 32 - Math.clz32(value)
}
