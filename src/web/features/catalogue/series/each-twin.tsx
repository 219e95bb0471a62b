// A part of a list entry for both twins of a pack, of which style sheets show one.
import type { ReactNode } from 'react'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { hasTwin, twinCard } from './twins.ts'
import css from './series.module.css'

interface EachTwinProps<C extends ProductCard> {
  card: C
  /** Inside a paragraph. */
  inline?: boolean
  /** `isLead`: the item of the entry itself, not its twin. Without a twin it is rendered alone. */
  children: (card: C, isLead: boolean) => ReactNode
}

export function EachTwin<C extends ProductCard>({ card, inline, children }: EachTwinProps<C>) {
  if (!hasTwin(card)) return children(card, true)
  const Part = inline ? 'span' : 'div'
  return (
    <>
      <Part className={css.lead}>{children(card, true)}</Part>
      <Part className={css.other}>{children(twinCard(card), false)}</Part>
    </>
  )
}
