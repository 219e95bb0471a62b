// Merges the browser's list into the member's on page load, and reports what became of its lines.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from '../../router/router-context.ts'
import { Button } from '../../../ui/button.tsx'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { changeStored, setWishCount } from '../wish-button/wish-state.ts'
import { useStoredList } from '../wish-button/use-stored-list.ts'
import { linesWithoutRoom, mergeStored, type MergeReport } from './merge-stored.ts'
import css from './lists/wish-list.module.css'

type Progress = 'idle' | 'doing' | 'failed' | MergeReport

/** Tells members that the list of this browser is added to that of their login, and what became of it. */
export function MergeNotice() {
  const t = useTexts('wish-list').merge
  const site = useSite()
  const stored = useStoredList()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress>('idle')
  const hasStarted = useRef(false)

  async function merge() {
    hasStarted.current = true
    setProgress('doing')
    try {
      const report = await mergeStored(stored, site)
      // Cleared only after the merge, because until then it is the only copy.
      changeStored(linesWithoutRoom(stored, report))
      setWishCount(report.wishCount)
      setProgress(report)
      void revalidate()
    } catch {
      setProgress('failed')
    }
  }
  useEffect(() => {
    if (stored.length > 0 && !hasStarted.current) void merge()
  })

  if (progress === 'idle') return null
  return (
    <div className={css.notice} role="status">
      {progress === 'doing' && <p>{t.doing}</p>}
      {progress === 'failed' && (
        <p>
          {t.failed}{' '}
          <Button small onClick={() => void merge()}>
            {t.again}
          </Button>
        </p>
      )}
      {typeof progress === 'object' && (
        <Report report={progress} onClose={() => setProgress('idle')} />
      )}
    </div>
  )
}

function Report({ report, onClose }: { report: MergeReport; onClose: () => void }) {
  const t = useTexts('wish-list').merge
  const { separator } = useTexts('card')
  const { added, kept, unknown, full } = report
  return (
    <>
      <p>
        <strong>{t.done}</strong>
      </p>
      <ul>
        {added > 0 && <li>{t.added(added)}</li>}
        {kept > 0 && <li>{t.kept(kept)}</li>}
        {unknown.length > 0 && <li>{t.unknown(unknown.join(separator))}</li>}
        {full.length > 0 && <li>{t.full(full.join(separator))}</li>}
      </ul>
      <Button small onClick={onClose}>
        {t.close}
      </Button>
    </>
  )
}
