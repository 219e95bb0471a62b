// Collapsed section to report a seller: loads its form when opened, also by a link to #report.
import { useEffect, useRef, useState } from 'react'
import { LocalLink } from '../../../page/local-link.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { feedbackPath } from '../feedback/feedback-path.ts'
import { useTexts } from '../../../texts.ts'
import { lazyReportForm } from './lazy-forms.ts'

export function ReportSection({ code }: { code: string }) {
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
      {isOpen ? <Form code={code} /> : <FeedbackLink />}
    </details>
  )
}

/** Shows the feedback link until the form has loaded, or if loading fails. */
function Form({ code }: { code: string }) {
  const parts = useLazyComponent(lazyReportForm)
  return parts ? <parts.ReportForm code={code} /> : <FeedbackLink />
}

function FeedbackLink() {
  const t = useTexts('verification').report
  return <LocalLink to={feedbackPath({ type: 'report_seller' })}>{t.byFeedback}</LocalLink>
}
