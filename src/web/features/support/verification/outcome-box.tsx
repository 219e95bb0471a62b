// Result of a check: icon, sentence, facts and next steps; takes the focus when it appears.
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CheckIcon, ErrorIcon, WarningIcon } from '../../../../ui/icons.tsx'
import { formatCode } from '../../../../shared/verification-code.ts'
import { useAgo, useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { CodeFacts } from './code-facts.tsx'
import type { Outcome } from './use-check.ts'
import css from './verification.module.css'

interface OutcomeBoxProps {
  outcome: Outcome | null
  /** Whether the box takes the focus when it appears. */
  focus: boolean
  onRetry: () => void
}

const DAY_MINUTES = 24 * 60
const FEW_CHECKS = 3

type Tone = 'ok' | 'warn' | 'danger'

interface Announcement {
  tone: Tone
  title: string
  text: ReactNode
  hasReportLink?: boolean
  /** It has a button that checks the code again. */
  hasRetry?: boolean
}

export function OutcomeBox({ outcome, focus, onRetry }: OutcomeBoxProps) {
  const t = useTexts('verification').outcomes
  const box = useRef<HTMLDivElement>(null)
  const announcement = useAnnouncement(outcome)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  if (!outcome || !announcement) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="outcome"
      data-outcome={outcome.kind === 'checked' ? outcome.answer.outcome : outcome.kind}
      className={classNames(css.outcome, css[announcement.tone])}
    >
      <ToneIcon tone={announcement.tone} />
      <div className={css.content}>
        <h2 id="outcome" className={css.title}>
          {announcement.title}
        </h2>
        <p>{announcement.text}</p>
        {outcome.kind === 'checked' && <CodeFacts answer={outcome.answer} />}
        {'code' in outcome && <p className={css.hint}>{t.checked(formatCode(outcome.code))}</p>}
        {announcement.hasRetry && <Button onClick={onRetry}>{t.retry}</Button>}
        {announcement.hasReportLink && <a href="#report">{t.report}</a>}
      </div>
    </div>
  )
}

function ToneIcon({ tone }: { tone: Tone }) {
  const OutcomeIcon = { ok: CheckIcon, warn: WarningIcon, danger: ErrorIcon }[tone]
  return <OutcomeIcon size={32} className={css.icon} />
}

function useAnnouncement(outcome: Outcome | null): Announcement | null {
  const t = useTexts('verification').outcomes
  const day = useDay()
  const ago = useAgo()
  if (!outcome) return null
  switch (outcome.kind) {
    case 'wrongLength':
      return { tone: 'warn', title: t.wrongLength, text: t.wrongLengthText(outcome.typed) }
    case 'mistyped':
      return { tone: 'warn', title: t.mistyped, text: t.mistypedText }
    case 'tooOften':
      return { tone: 'warn', title: t.tooOften, text: t.tooOftenText(outcome.seconds) }
    case 'failed':
      return { tone: 'warn', title: t.failed, text: t.failedText, hasRetry: true }
  }
  const { answer } = outcome
  if (answer.outcome === 'unknown') {
    return { tone: 'danger', title: t.unknown, text: t.unknownText, hasReportLink: true }
  }
  const { firstCheckedAt = null, checksBefore = 1, minutesSinceFirst = 0 } = answer
  if (answer.outcome === 'used') {
    const when =
      minutesSinceFirst < DAY_MINUTES ? ago(minutesSinceFirst) : t.usedOn(day(firstCheckedAt ?? ''))
    // Several people may check one pack: many checks, or a first check long ago, are a reason to ask, not proof
    // of a counterfeit. A few checks within a day were probably made by the same person.
    const isLikelyOwn = minutesSinceFirst < DAY_MINUTES && checksBefore <= FEW_CHECKS
    const text = (
      <>
        <strong>{t.usedBefore(checksBefore, when)}</strong>
        {isLikelyOwn ? t.usedRecently : t.usedEarlier}
      </>
    )
    const tone = isLikelyOwn ? 'ok' : 'warn'
    return { tone, title: t.used, text, hasReportLink: !isLikelyOwn }
  }
  // `stamped` false: the server did not record this check, so the code still counts as unchecked.
  if (!answer.stamped && firstCheckedAt === null) {
    return { tone: 'ok', title: t.preview, text: t.previewText }
  }
  const text = firstCheckedAt && t.genuineText(day(firstCheckedAt))
  return { tone: 'ok', title: t.genuine, text }
}
