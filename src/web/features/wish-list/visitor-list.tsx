// A visitor's wish list: kept in this browser, shown without prices, with a link to log in.
import { useEffect, useState } from 'react'
import { useLocation } from '../../router/router-context.ts'
import { matchRows } from '../../../client/wish-list.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LocalLink, useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { useLive } from '../../components/use-live.ts'
import { type StoredItem, readStored } from '../wish-button/stored-list.ts'
import { changeStored } from '../wish-button/wish-state.ts'
import { useStoredList } from '../wish-button/use-stored-list.ts'
import { joinStored } from './join-stored.ts'
import { missingFrom, putBack, type RemovedLine } from './put-back.ts'
import { EmptyList } from './lists/empty-list.tsx'
import { VisitorQuotation } from './lists/visitor-quotation.tsx'
import { StoredTable } from './lines/stored-table.tsx'
import { PasteSlot, useStoredReview } from './paste/paste-slot.tsx'
import type { AddLines } from './paste/review-views.ts'
import css from './lists/wish-list.module.css'

export function VisitorList({ isApplicant }: { isApplicant: boolean }) {
  const stored = useStoredList()
  const isLive = useLive()
  const t = useTexts('wish-list').undo
  // A link with `?paste` opens the field for pasting.
  const [isPasting, setPasting] = useState(useLocation().search.includes('paste'))
  useStoredReview(() => setPasting(true))
  /** The lines removed last, while undo is possible. */
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const missing = missingFrom(stored, removed)
  function keepOnly(lines: readonly StoredItem[]) {
    setRemoved(
      missingFrom(
        lines,
        stored.map((line, place) => ({ line, place })),
      ),
    )
    changeStored(lines)
  }
  function undo() {
    const { list, left } = putBack(readStored(), removed)
    changeStored(list)
    setRemoved(left)
  }
  return (
    <>
      <Invitation isApplicant={isApplicant} />
      {isPasting && (
        <PasteSlot hasPrices={false} onAdd={addToStored} onClose={() => setPasting(false)} />
      )}
      {isLive && stored.length === 0 && !isPasting && (
        <EmptyList onPaste={() => setPasting(true)} />
      )}
      {missing.length > 0 && (
        <p className={css.notice} role="status">
          {t.removed(missing.length)}{' '}
          <Button small onClick={undo}>
            {t.action}
          </Button>
        </p>
      )}
      {stored.length > 0 && (
        <StoredList stored={stored} onPaste={() => setPasting(true)} onKeepOnly={keepOnly} />
      )}
    </>
  )
}

function Invitation({ isApplicant }: { isApplicant: boolean }) {
  const t = useTexts('wish-list').visitor
  const back = encodeURIComponent(useHref(PATHS.wishList))
  return (
    <div className={css.invitation}>
      <p>
        <strong>{t.intro}</strong> {isApplicant ? t.pending : t.invite}
      </p>
      {!isApplicant && (
        <p className={css.actions}>
          <LocalLink className={buttonClass('primary')} to={`${PATHS.logIn}?redirect=${back}`}>
            {t.logIn}
          </LocalLink>
          <LocalLink className={buttonClass()} to={PATHS.signUp}>
            {t.apply}
          </LocalLink>
        </p>
      )}
    </div>
  )
}

type Cards = ReadonlyMap<string, ProductCard>
const NO_CARDS: Cards = new Map()

interface StoredListProps {
  stored: readonly StoredItem[]
  onPaste: () => void
  onKeepOnly: (lines: readonly StoredItem[]) => void
}

function StoredList({ stored, onPaste, onKeepOnly }: StoredListProps) {
  const texts = useTexts('wish-list')
  const { separator } = useTexts('card')
  const t = texts.visitor
  const { cards, unknown, hasFailed, retry } = useCards(stored)
  return (
    <>
      <div className={css.tools}>
        <strong role="status">{texts.lines(stored.length)}</strong>
        <VisitorQuotation stored={stored} />
        <Button onClick={onPaste}>{texts.tools.paste}</Button>
        <Button look="quiet" onClick={() => onKeepOnly([])}>
          {t.empty}
        </Button>
      </div>
      {hasFailed && (
        <p className={css.notice} role="alert">
          {t.failed}{' '}
          <Button small onClick={retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {!cards && !hasFailed && (
        <p className={css.hint} role="status">
          {t.loading}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={css.notice}>
          {t.unknown(unknown.map(({ itemNo }) => itemNo).join(separator))}
        </p>
      )}
      {(cards || hasFailed) && (
        <StoredTable stored={stored} cards={cards ?? NO_CARDS} onKeepOnly={onKeepOnly} />
      )}
    </>
  )
}

/** Products of the lines, reloaded when an item is added; `unknown`: the lines without one, once it was asked for. */
function useCards(stored: readonly StoredItem[]) {
  const { lang, transport } = useSite()
  const [cards, setCards] = useState<Cards | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set())
  const areLoaded = stored.every(({ itemNo }) => requested.has(itemNo))
  useEffect(() => {
    if (areLoaded) return
    const pasted = stored.map(({ itemNo }) => itemNo).join('\n')
    matchRows({ lang, pasted }, transport).then(
      ({ rows }) => {
        const found = rows.flatMap(({ text, products }) =>
          products.filter(({ itemNo }) => itemNo === text),
        )
        setRequested(new Set(stored.map(({ itemNo }) => itemNo)))
        setCards(new Map(found.map((card) => [card.itemNo, card])))
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [stored, lang, transport, requested, areLoaded, attempts])
  function retry() {
    setFailed(false)
    setAttempts((times) => times + 1)
  }
  const unknown = stored.filter(({ itemNo }) => requested.has(itemNo) && !cards?.has(itemNo))
  return { cards, unknown, hasFailed: hasFailed && !areLoaded, retry }
}

const addToStored: AddLines = async (lines) => {
  const { list, rejected } = joinStored(readStored(), lines)
  changeStored(list)
  return rejected
}
