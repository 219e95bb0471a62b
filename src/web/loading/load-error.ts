// Error for a part of a screen that failed to load: missing, too slow or broken.

export const PART_LOAD_LIMIT_MS = 120_000

export type LoadedAsset = 'script' | 'style'
export type LoadFailure = 'timeout' | 'error'

export class LoadError extends Error {
  asset: LoadedAsset
  failure: LoadFailure

  constructor(part: string, asset: LoadedAsset, failure: LoadFailure) {
    super(`loading ${part} failed: ${asset} ${failure}`)
    this.name = 'LoadError'
    this.asset = asset
    this.failure = failure
  }
}

/** Waits at most `limitMs` for a part; every failure becomes a LoadError. */
export async function withinLoadLimit<T>(
  part: string,
  loading: Promise<T>,
  limitMs = PART_LOAD_LIMIT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError(part, 'script', 'timeout')), limitMs)
  })
  try {
    return await Promise.race([loading, limit])
  } catch (error) {
    if (error instanceof LoadError) throw error
    // The build's loader includes the name of the CSS file in its error message.
    const asset = String(error).includes('CSS') ? 'style' : 'script'
    throw new LoadError(part, asset, 'error')
  } finally {
    clearTimeout(timer)
  }
}
