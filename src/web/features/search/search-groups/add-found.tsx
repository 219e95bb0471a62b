// Button that adds the battery of each unambiguous result to the wish list.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { WishIcon } from '../../../../ui/icons.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { useLive } from '../../../components/use-live.ts'
import type { AddOutcome } from './add-to-list.ts'
import css from '../search-parts/search-answer.module.css'

type Progress = 'idle' | 'busy' | 'failed' | AddOutcome

export function AddFound({ itemNos }: { itemNos: string[] }) {
  const t = useTexts('search-answer').groups
  const site = useSite()
  const live = useLive()
  const [progress, setProgress] = useState<Progress>('idle')

  async function add() {
    if (progress === 'busy') return
    setProgress('busy')
    try {
      const { addToList } = await import('./add-to-list.ts')
      setProgress(await addToList(itemNos, site))
    } catch {
      setProgress('failed')
    }
  }
  const outcome = typeof progress === 'object' ? progress : null
  return (
    <div className={css.parts}>
      {/* Once active, the button is never disabled, so that it keeps the focus. */}
      <Button
        look="primary"
        disabled={!live}
        aria-disabled={progress === 'busy'}
        onClick={() => void add()}
      >
        <WishIcon size={18} /> {t.add}
      </Button>
      <p>{t.addNote(itemNos.length)}</p>
      <p role="status">
        {progress === 'failed' && t.failed}
        {outcome && <Outcome outcome={outcome} />}
      </p>
    </div>
  )
}

function Outcome({ outcome: { added, kept, full } }: { outcome: AddOutcome }) {
  const { groups: t, parts } = useTexts('search-answer')
  return (
    <>
      <strong>
        {[
          t.added(added),
          kept > 0 && t.kept(kept),
          full.length > 0 && t.full(full.join(parts.separator)),
        ]
          .filter(Boolean)
          .join(' ')}
      </strong>{' '}
      <LocalLink to={PATHS.wishList}>{t.open}</LocalLink>
    </>
  )
}
