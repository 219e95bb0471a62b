// Rows that name an unknown number and a device for which we have only one battery: one question for all of them; unticked rows
// are decided one by one.
import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useTexts } from '../../../texts.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { FitMark } from './fit-mark.tsx'
import { type OnlyBattery, onlyBatteries } from './only-batteries.ts'
import { preferredItem } from './series-preference.ts'
import type { Review } from './use-review.ts'
import css from './paste.module.css'

/** A single row is decided in the table. */
const MIN_ROWS = 2

/** The number of the row as pasted, from 1. */
const numberOf = ({ view }: Pick<OnlyBattery, 'view'>) => view.row.row

/** Asks at once about all rows for whose device the catalogue has a single battery. */
export function OnlyBatteriesQuestion({ review }: { review: Review }) {
  const t = useTexts('list-review').onlyBatteries
  const id = useId()
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const candidates = onlyBatteries(review.views)
  const ticked = candidates.filter((one) => !unticked.has(numberOf(one)))
  if (candidates.length < MIN_ROWS) return null
  function toggle(row: number) {
    setUnticked((before) => before.symmetricDifference(new Set([row])))
  }
  return (
    <section className={css.question} aria-labelledby={id}>
      <h3 id={id}>{t.title(candidates.length)}</h3>
      <p id={`${id}-text`}>{t.text}</p>
      <p>
        {/* `data-question`: takes the focus when the rows before it are decided (review-list.tsx). */}
        <Button
          look="primary"
          data-question
          aria-describedby={`${id}-text`}
          disabled={ticked.length === 0}
          onClick={() => review.chooseOnlyBatteries(ticked)}
        >
          {t.take(ticked.length)}
        </Button>
      </p>
      <ul>
        {candidates.map((one) => (
          <li key={numberOf(one)}>
            <label>
              <input
                type="checkbox"
                checked={!unticked.has(numberOf(one))}
                onChange={() => toggle(numberOf(one))}
              />
              <Candidate {...one} review={review} />
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Candidate({ view, card, device, review }: OnlyBattery & { review: Review }) {
  const t = useTexts('list-review').onlyBatteries
  const twins = card.pair ? [card, card.pair] : [card]
  const item = preferredItem(twins, review.preference, view.quantity) ?? card
  return (
    <span className={css.candidate}>
      <span>
        {t.row(numberOf({ view }))} <bdi>{view.row.text}</bdi>
      </span>
      <span>{device}</span>
      <span>
        <strong>{item.itemNo}</strong>{' '}
        {[measureText(card.voltage, 'V'), measureText(item.energy, 'Wh')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {card.fit && <FitMark fit={card.fit} />}
    </span>
  )
}
