// Downloads a zip of many product pictures without storing it, and measures its first byte, length and memory
// cost.

export interface BundleCost {
  files: number
  bytes: number
  /** From the Content-Length header. */
  announcedBytes: number
  firstByteMs: number
  totalMs: number
  /** Peak memory growth during the download. */
  grownMb: number
}

const MB = 1024 * 1024

/** `memory` returns the memory of the server process in bytes. */
export async function fetchPictureBundle(options: {
  origin: string
  ids: readonly string[]
  views: readonly string[]
  memory: () => number
}): Promise<BundleCost> {
  const { origin, ids, views, memory } = options
  const before = memory()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 10)
  const began = performance.now()
  try {
    const response = await fetch(`${origin}/api/file/batch/download`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids, views }),
    })
    const reader = response.body?.getReader()
    let [bytes, firstByteMs] = [0, 0]
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done || !value) break
      if (bytes === 0) firstByteMs = performance.now() - began
      bytes += value.length
    }
    const totalMs = performance.now() - began
    peak = Math.max(peak, memory())
    return {
      files: Number(response.headers.get('x-file-count')),
      bytes,
      announcedBytes: Number(response.headers.get('content-length')),
      firstByteMs: Math.round(firstByteMs),
      totalMs: Math.round(totalMs),
      grownMb: Math.round(((peak - before) / MB) * 10) / 10,
    }
  } finally {
    clearInterval(watch)
  }
}
