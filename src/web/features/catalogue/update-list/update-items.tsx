// Update list day by day, each product with its changes.
import type { UpdateRow } from '../../../../contract/home.ts'
import { htmlLang } from '../../../../shared/lang.ts'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { labelled } from '../../../../shared/punctuation.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { ProductThumb } from '../product-card/product-thumb.tsx'
import { brandsOf, UpdatedItems } from './updated-items.tsx'
import css from './update-list.module.css'

const TONES: Record<string, ChipTone> = { listed: 'accent', discontinued: 'warn' }

export function UpdateItems({ rows }: { rows: UpdateRow[] }) {
  const format = new Intl.DateTimeFormat(htmlLang(useLang()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return [...byDay(rows)].map(([day, dayRows]) => (
    <section key={day} className={css.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>
      </h2>
      <ul>
        {dayRows.map((row) => (
          <UpdateItem key={row.number} row={row} />
        ))}
      </ul>
    </section>
  ))
}

function UpdateItem({ row }: { row: UpdateRow }) {
  const t = useTexts('lists').updates.columns
  return (
    <li className={css.item}>
      <ProductThumb card={row} />
      <div>
        <p className={css.headline}>
          <UpdatedItems row={row} />
          <Chip tone={TONES[row.update] ?? 'plain'}>{row.updateName}</Chip>
          <span>{row.category}</span>
          <span>{brandsOf(row)}</span>
        </p>
        {row.compatibility && <p>{labelled(t.compatibility, row.compatibility)}</p>}
        {row.partNumber && <p>{labelled(t.partNumber, row.partNumber)}</p>}
        <p className={css.hint}>{labelled(t.region, row.region)}</p>
        {row.remark && <p>{labelled(t.remark, row.remark)}</p>}
      </div>
    </li>
  )
}

/** Keeps the order of the rows, newest first. */
function byDay(rows: UpdateRow[]): Map<string, UpdateRow[]> {
  const days = new Map<string, UpdateRow[]>()
  for (const row of rows) days.set(row.date, [...(days.get(row.date) ?? []), row])
  return days
}
