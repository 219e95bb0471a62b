// A part of the frame that is the same on many pages: the server renders it once, and the browser does not hydrate it.
import { createContext, type ReactNode, useContext } from 'react'

export interface Markup {
  readonly __html: string
}

/** What the server has rendered before for the same frame. */
export interface ReadyParts {
  /** Undefined for the first page, for which the part is rendered and then kept for the next ones. */
  markupOf(name: string, content: () => ReactNode): Markup | undefined
}

/** Null in the browser. */
export const ReadyPartsContext = createContext<ReadyParts | null>(null)

/** Markup of the document that the server rendered. React compares the objects, not their text, so each is kept. */
const stored = new Map<string, Markup>()

/** Keeps the markup of the parts, which then need no data, no components and no hydration. */
export function keepReadyParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-ready]')) {
    stored.set(part.dataset.ready ?? '', { __html: part.innerHTML })
  }
}

interface ReadyPartProps {
  /**
   * What the content depends on besides language and frame; null: it depends on the page and is rendered like any other.
   * The content of a named part must not read the address or the session, and must work without the listeners of React.
   */
  name: string | null
  tag?: 'div' | 'footer'
  className: string | undefined
  children: () => ReactNode
}

export function ReadyPart({ name, tag: Tag = 'div', className, children }: ReadyPartProps) {
  const parts = useContext(ReadyPartsContext)
  if (name === null) return <Tag className={className}>{children()}</Tag>
  const markup = parts ? parts.markupOf(name, children) : stored.get(name)
  const shared = { className, 'data-ready': name }
  // The key below keeps React from filling an element that has markup already.
  if (!markup) return <Tag {...shared}>{children()}</Tag>
  return (
    // oxlint-disable-next-line react/no-danger
    <Tag key={name} {...shared} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
  )
}
