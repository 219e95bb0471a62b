// The customer's own numbers and rows of a line, below the item.
import { type CustomerRef, numbersText, rowsText } from '../../../../shared/customer-refs.ts'
import { useTexts } from '../../../texts.ts'
import css from './wish-items-table.module.css'

export function YourNumber({ refs = [] }: { refs?: readonly CustomerRef[] | undefined }) {
  const t = useTexts('wish-list').table
  if (refs.length === 0) return null
  return <small className={css.yours}>{t.yours(numbersText(refs), rowsText(refs))}</small>
}
