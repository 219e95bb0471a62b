// Header link to the comparison with the number of chosen batteries.
import { CompareIcon } from '../../../../ui/icons.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { compareQuery, useCompared } from './compare-store.ts'

export function CompareLink({ className }: { className: string | undefined }) {
  const t = useTexts('frame').nav
  const items = useCompared() ?? []
  return (
    <LocalLink to={PATHS.compare + compareQuery(items)} className={className}>
      <CompareIcon size={16} />
      {items.length > 0 ? t.compare(items.length) : t.compareNone}
    </LocalLink>
  )
}
