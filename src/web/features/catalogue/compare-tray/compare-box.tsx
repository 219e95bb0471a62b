// Checkbox that adds a product to the comparison; rendered only when scripts run.
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useTexts } from '../../../texts.ts'
import { MAX_COMPARED, toggleCompared, useCompared } from './compare-store.ts'
import css from './compare-tray.module.css'

interface CompareBoxProps {
  itemNo: string
  /** Shows the label next to the box, where there is room for it. */
  hasLabel?: boolean
}

export function CompareBox({ itemNo, hasLabel }: CompareBoxProps) {
  const t = useTexts('card')
  const compared = useCompared()
  if (!compared) return null
  const chosen = compared.includes(itemNo)
  return (
    <label className={hasLabel ? css.labelled : css.box}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!chosen && compared.length >= MAX_COMPARED}
        aria-label={hasLabel ? undefined : t.compareItem(itemNo)}
        onChange={() => toggleCompared(itemNo)}
      />
      {hasLabel && t.columns.compare}
      {hasLabel && <VisuallyHidden> {itemNo}</VisuallyHidden>}
    </label>
  )
}
