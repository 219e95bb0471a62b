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
  /** stopped: by the visitor; broken: the connection was lost; busy: the server has too much to do. */
  | { kind: 'running' | 'stopped' | 'broken' | 'busy' | 'done'; progress: BundleProgress }
  /** The zip is too large to send now; a link follows by email. */
  | { kind: 'queued' }
  /** Ids of the request that the server does not know. */
  | { kind: 'unknown'; ids: string[] }
  | { kind: 'rejected'; message: string }

export interface Bundle {
  state: BundleState
  start(make: () => BundleFetch): void
  stop(): void
  resume(): void
  /** Restarts the same request from the first byte. */
  restart(): void
  close(): void
}

const NOTHING: BundleProgress = { bytes: 0, total: 0, files: 0, totalFiles: 0 }
/** Minimum interval between progress updates. */
const UPDATE_MS = 100

export function useBundle(): Bundle {
  const lang = useLang()
  const [state, setState] = useState<BundleState>({ kind: 'idle' })
  const makeFetch = useRef<(() => BundleFetch) | null>(null)
  const fetching = useRef<BundleFetch | null>(null)
  const controller = useRef<AbortController | null>(null)
  const lastProgress = useRef(NOTHING)
  useEffect(() => () => controller.current?.abort(), [])

  async function run() {
    const { signal } = (controller.current = new AbortController())
    let updatedAt = 0
    const onProgress = (progress: BundleProgress) => {
      lastProgress.current = progress
      if (performance.now() - updatedAt < UPDATE_MS || signal.aborted) return
      updatedAt = performance.now()
      setState({ kind: 'running', progress })
    }
    const isResuming = lastProgress.current.bytes > 0
    setState(
      isResuming ? { kind: 'running', progress: lastProgress.current } : { kind: 'preparing' },
    )
    try {
      const end = await fetching.current?.run(onProgress, signal)
      if (!end || signal.aborted) return
      if (end.kind === 'queued') return setState({ kind: 'queued' })
      saveFile(end)
      setState({ kind: 'done', progress: lastProgress.current })
    } catch (error) {
      if (!signal.aborted) setState(failureOf(error, lastProgress.current, lang))
    }
  }

  function begin() {
    controller.current?.abort()
    fetching.current = makeFetch.current?.() ?? null
    lastProgress.current = NOTHING
    void run()
  }

  return {
    state,
    start(make) {
      makeFetch.current = make
      begin()
    },
    stop() {
      controller.current?.abort()
      setState({ kind: 'stopped', progress: lastProgress.current })
    },
    resume: () => void run(),
    restart: begin,
    close() {
      controller.current?.abort()
      fetching.current = null
      setState({ kind: 'idle' })
    },
  }
}

function failureOf(error: unknown, progress: BundleProgress, lang: Lang): BundleState {
  if (error instanceof TransportError) {
    return { kind: error.failure === 'busy' ? 'busy' : 'broken', progress }
  }
  if (!(error instanceof CallError)) return { kind: 'broken', progress }
  const { unknown } = (error.result ?? {}) as { unknown?: string[] }
  if (unknown) return { kind: 'unknown', ids: unknown }
  const reasons = sentenceList(
    error.errors.map(({ reason }) => reason),
    lang,
  )
  return { kind: 'rejected', message: reasons || error.message }
}
