// A native <details> that closes on Escape, an outside click, a followed link, or when focus leaves; if it opens on
// hover, also when the pointer leaves.
import { type ReactNode, useEffect, useRef } from 'react'

/** Long enough that a pointer passing over opens nothing. */
const OPEN_DELAY_MS = 300
const CLOSE_DELAY_MS = 400

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  className?: string | undefined
  summaryClass?: string | undefined
  /** Accessible name when the summary shows no text. */
  label?: string
  /** Also opens when a mouse hovers over it. */
  opensOnHover?: boolean
}

export function Disclosure(props: DisclosureProps) {
  const { summary, children, className, summaryClass, label, opensOnHover = false } = props
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => (ref.current ? watch(ref.current, opensOnHover) : undefined), [opensOnHover])
  return (
    <details ref={ref} className={className}>
      <summary className={summaryClass} aria-label={label} title={label}>
        {summary}
      </summary>
      {children}
    </details>
  )
}

function watch(details: HTMLDetailsElement, opensOnHover: boolean): () => void {
  const ended = new AbortController()
  const { signal } = ended
  function close(returnsFocus: boolean) {
    if (!details.open) return
    details.open = false
    if (returnsFocus) details.querySelector('summary')?.focus()
  }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!details.contains(target as Node)) close(false)
    },
    { signal },
  )
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && details.open) close(true)
    },
    { signal },
  )
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) close(false)
    },
    { signal },
  )
  details.addEventListener(
    'click',
    ({ target }) => {
      // Close after a link was followed.
      if ((target as Element).closest('a')) close(false)
    },
    { signal },
  )
  if (opensOnHover) openOnHover(details, signal)
  return () => ended.abort()
}

function openOnHover(details: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function setOpenAfter(delay: number, open: boolean) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      details.open = open
    }, delay)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  details.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType === 'mouse') setOpenAfter(OPEN_DELAY_MS, true)
    },
    { signal },
  )
  details.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse') setOpenAfter(CLOSE_DELAY_MS, false)
    },
    { signal },
  )
}
