// Counts the files of a zip as it arrives, from the sizes in their local headers.

/** The signature of a local header, which precedes each file of a zip, and the length of its fixed fields. */
const LOCAL_HEAD = 0x04034b50
const HEAD_BYTES = 30

/** Returns a function that takes the next bytes and returns the number of complete files so far. */
export function zipProgress(): (chunk: Uint8Array) => number {
  const head = new Uint8Array(HEAD_BYTES)
  let filled = 0
  /** Bytes of the current file that have not arrived yet, after its header. */
  let missing = 0
  let complete = 0
  let ended = false

  return (chunk) => {
    let at = 0
    while (at < chunk.length && !ended) {
      if (missing > 0) {
        const step = Math.min(missing, chunk.length - at)
        missing -= step
        at += step
        if (missing === 0) complete += 1
        continue
      }
      head[filled] = chunk[at] ?? 0
      filled += 1
      at += 1
      if (filled < HEAD_BYTES) continue
      filled = 0
      const view = new DataView(head.buffer)
      // The central directory at the end of a zip has a different signature.
      if (view.getUint32(0, true) !== LOCAL_HEAD) ended = true
      // The compressed size, and the lengths of the name and of the extra field, which come before the data.
      else missing = view.getUint32(18, true) + view.getUint16(26, true) + view.getUint16(28, true)
    }
    return complete
  }
}
