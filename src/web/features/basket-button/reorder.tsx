// Puts the items of an order, a file or a list into the basket and lists those that could not be added.
import { useRef, useState } from 'react'
import { addToBasketFrom } from '../../../client/basket.ts'
import type { OrderedAgain } from '../../../contract/basket.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLive } from '../../components/use-live.ts'
import { useNumber } from '../../format/format.ts'
import { useSession } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { setBasketCount } from './basket-count.ts'
import { ReplaceItem } from './replace-item.tsx'
import css from './reorder.module.css'

type Row = OrderedAgain['rows'][number]

export interface ReorderProps {
  source: { orderNo: string } | { fileId: number } | { listId: string }
  /** What is ordered again, for the label of one of several buttons on a page; absent: the page itself names it. */
  name?: string
  small?: boolean
}

/** Renders nothing for a login that may not order. */
export function Reorder(props: ReorderProps) {
  return useSession()?.mayOrder ? <ReorderButton {...props} /> : null
}

/** A second click while the first is sent adds nothing. */
function ReorderButton({ source, name, small = false }: ReorderProps) {
  const t = useTexts('reorder')
  const { lang, transport } = useSite()
  const isLive = useLive()
  const isBusy = useRef(false)
  const [rows, setRows] = useState<readonly Row[]>([])
  const [isOpen, setIsOpen] = useState(false)
  async function addToBasket() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const added = await addToBasketFrom({ lang, ...source }, transport)
      setBasketCount(added.count)
      setRows(added.rows)
      setIsOpen(true)
    } catch {
      // The transport has shown what happened.
    } finally {
      isBusy.current = false
    }
  }
  const label = 'listId' in source ? t.list : t.order
  return (
    <span data-lazy="reorder">
      <Button
        small={small}
        disabled={!isLive}
        aria-label={name === undefined ? undefined : t.orderOf(name)}
        onClick={() => void addToBasket()}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.title} closeLabel={t.close}>
        {isOpen && <Report rows={rows} />}
      </Dialog>
    </span>
  )
}

function Report({ rows }: { rows: readonly Row[] }) {
  const t = useTexts('reorder')
  const added = rows.filter(({ quantity }) => quantity > 0)
  const corrected = added.filter(({ correction }) => correction !== null)
  const missing = rows.filter(({ quantity }) => quantity === 0)
  const isComplete = missing.length === 0
  return (
    <div className={css.report}>
      <p role="status">
        {added.length === 0
          ? t.none
          : isComplete
            ? t.all(added.length)
            : t.some(added.length, rows.length)}
      </p>
      {corrected.length > 0 && (
        <>
          <h2>{t.corrected}</h2>
          <ul>
            {corrected.map((row) => (
              <li key={row.itemNo}>
                <strong>{row.itemNo}</strong> <Correction row={row} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!isComplete && (
        <>
          <h2>{t.missing}</h2>
          <ul>
            {missing.map((row) => (
              <li key={row.itemNo}>
                <strong>{row.itemNo}</strong> <Reason outcome={row.outcome} />
                {row.successor && <ReplaceItem replacement={row.successor} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <LocalLink to={PATHS.basket}>{t.toBasket}</LocalLink>
      </p>
    </div>
  )
}

function Correction({ row: { correction, wanted, quantity } }: { row: Row }) {
  const t = useTexts('reorder').corrections
  const number = useNumber()
  return correction && <span>{t[correction](number(wanted), number(quantity))}</span>
}

function Reason({ outcome }: Pick<Row, 'outcome'>) {
  const t = useTexts('reorder').reasons
  const isAdded = outcome === 'added' || outcome === 'raised' || outcome === 'kept'
  return isAdded ? null : <span>{t[outcome]}</span>
}
