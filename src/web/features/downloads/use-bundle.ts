// State of a zip download that can be stopped and resumed; received bytes are kept until it is complete.
import { useEffect, useRef, useState } from 'react'
import { CallError, TransportError } from '../../../client/call.ts'
import type { BundleFetch, BundleProgress } from '../../../client/fetch-bundle.ts'
import type { Lang } from '../../../shared/lang.ts'
import { sentenceList } from '../../../shared/punctuation.ts'
import { saveFile } from '../../components/save-file.ts'
import { useLang } from '../../site-context.ts'

export type BundleState =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'running' | 'stopped' | 'broken' | 'busy' | 'done'; progress: BundleProgress }
  | { kind: 'queued' }
  | { kind: 'unknown'; ids: string[] }
  | { kind: 'refused'; message: string }

export interface Bundle {
  state: BundleState
  start(make: () => BundleFetch): void
  stop(): void
  resume(): void
  /** Restarts the same request from the first byte. */
  again(): void
  close(): void
}

const NOTHING: BundleProgress = { bytes: 0, total: 0, files: 0, totalFiles: 0 }
/** Minimum interval between progress updates. */
const ANNOUNCE_MS = 100

export function useBundle(): Bundle {
  const lang = useLang()
  const [state, setState] = useState<BundleState>({ kind: 'idle' })
  const wish = useRef<(() => BundleFetch) | null>(null)
  const fetching = useRef<BundleFetch | null>(null)
  const under = useRef<AbortController | null>(null)
  const reached = useRef(NOTHING)
  useEffect(() => () => under.current?.abort(), [])

  async function run() {
    const { signal } = (under.current = new AbortController())
    let announcedAt = 0
    const onProgress = (progress: BundleProgress) => {
      reached.current = progress
      if (performance.now() - announcedAt < ANNOUNCE_MS || signal.aborted) return
      announcedAt = performance.now()
      setState({ kind: 'running', progress })
    }
    const stay = reached.current.bytes > 0
    setState(stay ? { kind: 'running', progress: reached.current } : { kind: 'preparing' })
    try {
      const end = await fetching.current?.run(onProgress, signal)
      if (!end || signal.aborted) return
      if (end.kind === 'queued') return setState({ kind: 'queued' })
      saveFile(end)
      setState({ kind: 'done', progress: reached.current })
    } catch (error) {
      if (!signal.aborted) setState(failureOf(error, reached.current, lang))
    }
  }

  function begin() {
    under.current?.abort()
    fetching.current = wish.current?.() ?? null
    reached.current = NOTHING
    void run()
  }

  return {
    state,
    start(make) {
      wish.current = make
      begin()
    },
    stop() {
      under.current?.abort()
      setState({ kind: 'stopped', progress: reached.current })
    },
    resume: () => void run(),
    again: begin,
    close() {
      under.current?.abort()
      fetching.current = null
      setState({ kind: 'idle' })
    },
  }
}

function failureOf(error: unknown, progress: BundleProgress, lang: Lang): BundleState {
  if (error instanceof TransportError) {
    return { kind: error.fault === 'busy' ? 'busy' : 'broken', progress }
  }
  if (!(error instanceof CallError)) return { kind: 'broken', progress }
  const { unknown } = (error.result ?? {}) as { unknown?: string[] }
  if (unknown) return { kind: 'unknown', ids: unknown }
  const reasons = sentenceList(
    error.errors.map(({ reason }) => reason),
    lang,
  )
  return { kind: 'refused', message: reasons || error.message }
}
