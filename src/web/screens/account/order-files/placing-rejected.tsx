// Says why the orders of a file were not placed, because the file was checked or submitted in another tab or by a
// colleague; the page shows its new state below.
import { useId } from 'react'
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { rejectionOf } from './rejection-of.ts'

interface PlacingRejectedProps {
  file: OpenedOrderFile
  /** Of the 409. */
  reason: string | undefined
}

/** Takes the focus, because the pressed button may be gone. */
export function PlacingRejected({ file, reason }: PlacingRejectedProps) {
  const t = useTexts('order-file').summary
  const id = useId()
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className={member.question}
    >
      <p id={id}>{t[rejectionOf(file, reason)]}</p>
    </div>
  )
}
