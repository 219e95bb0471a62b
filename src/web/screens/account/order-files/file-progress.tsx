// How many orders of a file are placed, until it is done.
import { useEffect } from 'react'
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { type FileSteps, StepHeading } from './step-heading.tsx'

const POLL_MS = 1500

interface FileProgressProps extends Pick<FileSteps, 'stepsDone'> {
  file: OpenedOrderFile
}

export function FileProgress({ file, stepsDone }: FileProgressProps) {
  const t = useTexts('order-file').progress
  const { refresh } = useRevalidator()
  const { placed, placing } = file.progress
  useEffect(() => {
    let isLeft = false
    async function follow() {
      while (!isLeft) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        if (!isLeft) await refresh()
      }
    }
    void follow()
    return () => {
      isLeft = true
    }
  }, [refresh])
  const text = t.done(placed, placed + placing)
  return (
    <section className={member.section} aria-labelledby="progress">
      <StepHeading id="progress" stepsDone={stepsDone}>
        {t.title}
      </StepHeading>
      <progress value={placed} max={placed + placing} aria-label={text} />
      <p role="status">{text}</p>
      <p className={member.muted}>{t.leave}</p>
    </section>
  )
}
