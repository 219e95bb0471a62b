// The replacement item of a discontinued one: a link, and a button that adds it instead.
import { useEffect, useRef, useState } from 'react'
import { addBasketLines } from '../../../client/basket.ts'
import type { OrderedAgain } from '../../../contract/basket.ts'
import { Button } from '../../../ui/button.tsx'
import { useLive } from '../../components/use-live.ts'
import { useNumber } from '../../format/format.ts'
import { useSession } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { setBasketCount } from './basket-count.ts'
import css from './reorder.module.css'

type Replacement = NonNullable<OrderedAgain['rows'][number]['successor']>

/** The button is gone once the item was added, so that it is not added twice; the focus then moves to the message. */
export function ReplaceItem({ replacement }: { replacement: Replacement }) {
  const t = useTexts('reorder')
  const texts = useTexts('basket-parts')
  const { lang, transport } = useSite()
  const number = useNumber()
  const isLive = useLive()
  const mayOrder = useSession()?.mayOrder ?? false
  const message = useRef<HTMLSpanElement>(null)
  const isBusy = useRef(false)
  const [added, setAdded] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { itemNo, title, url, quantity } = replacement
  useEffect(() => {
    if (added !== null) message.current?.focus()
  }, [added])
  async function add() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await addBasketLines({ lang, lines: [{ itemNo, quantity }] }, transport)
      const [row] = answer.rows
      setBasketCount(answer.count)
      if (row?.outcome === 'full') setProblem(texts.full)
      else if (!row || row.outcome === 'unknown') setProblem(texts.unknown)
      else setAdded(row.quantity)
    } catch {
      // The transport has shown what happened.
    } finally {
      isBusy.current = false
    }
  }
  return (
    <div className={css.replacement}>
      <span>
        {t.successor}{' '}
        <LocalLink to={url}>
          {itemNo} {title}
        </LocalLink>
      </span>
      {added === null && mayOrder && (
        <Button small disabled={!isLive} onClick={() => void add()}>
          {t.replace(itemNo, number(quantity))}
        </Button>
      )}
      <span ref={message} role="status" tabIndex={-1}>
        {added === null ? problem : t.replaced(number(added))}
      </span>
    </div>
  )
}
