// Checkbox that adds a product to the comparison; rendered only when scripts run.
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useTexts } from '../../../texts.ts'
import { COMPARE_MOST, toggleCompared, useCompared } from './compare-store.ts'
import css from './compare-tray.module.css'

interface CompareBoxProps {
  itemNo: string
  /** Shows the label next to the box, where there is room for it. */
  worded?: boolean
}

export function CompareBox({ itemNo, worded }: CompareBoxProps) {
  const t = useTexts('card')
  const compared = useCompared()
  if (!compared) return null
  const chosen = compared.includes(itemNo)
  return (
    <label className={worded ? css.worded : css.box}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!chosen && compared.length >= COMPARE_MOST}
        aria-label={worded ? undefined : t.compareItem(itemNo)}
        onChange={() => toggleCompared(itemNo)}
      />
      {worded && t.columns.compare}
      {worded && <VisuallyHidden> {itemNo}</VisuallyHidden>}
    </label>
  )
}
