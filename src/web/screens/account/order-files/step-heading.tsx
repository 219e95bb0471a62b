// Heading of a step of an order file, which takes the focus when the member has checked the file or placed its orders.
import { type ReactNode, useEffect, useRef } from 'react'

export interface FileSteps {
  /** How often the member has checked the file or placed its orders on this page. */
  stepsDone: number
  /** Called after each time, with the new state of the file on the page. */
  onDone: () => void
}

interface StepHeadingProps extends Pick<FileSteps, 'stepsDone'> {
  id: string
  /** The step follows without a click of the member, so it takes no focus that is on something else. */
  isAutomatic?: boolean
  children: ReactNode
}

/** Takes the focus, because the pressed button is gone or far below. */
export function StepHeading({ id, stepsDone, isAutomatic = false, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const mayTakeFocus = !isAutomatic || document.activeElement === document.body
    if (stepsDone > 0 && mayTakeFocus) heading.current?.focus()
  }, [stepsDone, isAutomatic])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
