// Links of a list that continues after a key or a number of entries: back to its start, and on to what follows.
import { LocalLink } from '../../page/local-link.tsx'

interface KeysetLinksProps {
  /** Addresses; null: no link. */
  start: string | null
  next: string | null
  startText: string
  nextText: string
}

export function KeysetLinks({ start, next, startText, nextText }: KeysetLinksProps) {
  return (
    <>
      {start !== null && <LocalLink to={start}>{startText}</LocalLink>}
      {next !== null && (
        <LocalLink to={next} rel="next">
          {nextText}
        </LocalLink>
      )}
    </>
  )
}
