// How many orders of a file are placed, until it is done.
import { useContext, useEffect } from 'react'
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import { RouterContext } from '../../../router/router-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { type FileSteps, StepHeading } from './step-heading.tsx'

const POLL_MS = 1500

interface FileProgressProps extends Pick<FileSteps, 'stepsDone'> {
  file: OpenedOrderFile
}

export function FileProgress({ file, stepsDone }: FileProgressProps) {
  const t = useTexts('order-file').progress
  const router = useContext(RouterContext)
  const { placed, placing } = file.progress
  useEffect(() => {
    let isLeft = false
    async function follow() {
      while (!isLeft) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        // A navigation under way would start again.
        if (!isLeft && router?.state.navigation === 'idle') await router.revalidate()
      }
    }
    void follow()
    return () => {
      isLeft = true
    }
  }, [router])
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
