// One pasted row: the text read, its match and the action that resolves it.
import { cellLabel } from '../../catalogue/product-card/card-label.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { numberCell } from '../../../../ui/data-table.tsx'
import { useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { bracketed } from '../../../format/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import { chooseItem, chooseQuantity, isReady, type PasteRow } from './paste-rows.ts'
import css from './paste.module.css'

interface PasteRowProps {
  row: PasteRow
  /** Null: removes the row. */
  onChange: (row: PasteRow | null) => void
}

const TONES: Record<PasteRow['matched']['outcome'], ChipTone> = {
  ok: 'ok',
  replaced: 'warn',
  ambiguous: 'warn',
  discontinued: 'danger',
  not_found: 'danger',
  unreadable: 'danger',
  merged: 'plain',
}

export function PasteRowView({ row, onChange }: PasteRowProps) {
  const number = useNumber()
  const { matched } = row
  return (
    <tr data-ready={isReady(row) || undefined}>
      <td>{matched.row}</td>
      <th scope="row" className={css.read}>
        {matched.text}
      </th>
      <td className={numberCell}>{row.quantity === null ? '–' : number(row.quantity)}</td>
      <td>
        <Result row={row} />
      </td>
      <td>
        <Actions row={row} onChange={onChange} />
      </td>
    </tr>
  )
}

function Result({ row }: { row: PasteRow }) {
  const t = useTexts('wish-list').paste
  const { matched, itemNo, fault, rejected } = row
  const chosen = matched.products.find((product) => product.itemNo === itemNo)
  const kind = matched.match && (t.kinds[matched.match.kind] ?? null)
  return (
    <div className={css.result}>
      <Chip tone={itemNo === null ? TONES[matched.outcome] : 'ok'}>
        {matched.outcome !== 'ok' && itemNo !== null
          ? t.chosen(itemNo)
          : t.outcome[matched.outcome]}
      </Chip>
      {matched.outcome === 'merged' && matched.into !== null && <span>{t.into(matched.into)}</span>}
      {chosen && (
        <span>
          <LocalLink to={productPath(chosen)}>{chosen.itemNo}</LocalLink>{' '}
          <small>{cellLabel(chosen) ?? chosen.deviceLabel ?? chosen.title}</small>{' '}
          {kind && matched.match?.kind !== 'item_no' && <small>{bracketed(t.matched(kind))}</small>}
        </span>
      )}
      {fault && <Chip tone="warn">{t.fault[fault]}</Chip>}
      {rejected && <Chip tone="danger">{t.refused[rejected]}</Chip>}
    </div>
  )
}

function Actions({ row, onChange }: PasteRowProps) {
  const t = useTexts('wish-list').paste
  const number = useNumber()
  const { matched, itemNo, fault, nextQuantity } = row
  if (matched.outcome === 'merged') return null
  const offers = matched.outcome === 'discontinued' ? [] : matched.products
  return (
    <div className={css.choices}>
      {itemNo === null && matched.outcome === 'not_found' && offers.length > 0 && (
        <span>{t.suggestions}</span>
      )}
      {itemNo === null &&
        offers.map((product) => (
          <Button
            key={product.itemNo}
            small
            title={product.title}
            onClick={() => onChange(chooseItem(row, product.itemNo))}
          >
            {t.choose(product.itemNo)}
          </Button>
        ))}
      {itemNo !== null && matched.outcome !== 'ok' && (
        <Button small look="quiet" onClick={() => onChange(chooseItem(row, null))}>
          {t.change}
        </Button>
      )}
      {fault && nextQuantity !== null && nextQuantity > 0 && (
        <Button small onClick={() => onChange(chooseQuantity(row, nextQuantity))}>
          {t.raise(number(nextQuantity))}
        </Button>
      )}
      <Button small look="quiet" onClick={() => onChange(null)}>
        {t.leaveOut}
      </Button>
    </div>
  )
}
