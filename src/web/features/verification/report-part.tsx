// The way to report a seller: closed until somebody needs it, its form fetched when opened; a link to it opens it.
import { useEffect, useRef, useState } from 'react'
import { LocalLink } from '../../parts/local-link.tsx'
import { usePiece } from '../../parts/piece.ts'
import { feedbackPath } from '../feedback/feedback-path.ts'
import { useTexts } from '../../texts.ts'
import { reportPiece } from './pieces.ts'

export function ReportPart({ code }: { code: string }) {
  const t = useTexts('verification').report
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => {
      if (location.hash === '#report' && details.current) details.current.open = true
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return (
    <details ref={details} onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}>
      <summary>{t.open}</summary>
      {isOpen ? <Form code={code} /> : <OtherWay />}
    </details>
  )
}

/** Until the form is here, or when it does not come, the other way stays. */
function Form({ code }: { code: string }) {
  const parts = usePiece(reportPiece)
  return parts ? <parts.ReportForm code={code} /> : <OtherWay />
}

function OtherWay() {
  const t = useTexts('verification').report
  return <LocalLink to={feedbackPath({ type: 'report_seller' })}>{t.byFeedback}</LocalLink>
}
