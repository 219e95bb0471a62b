// Pending decisions of staff: staff requests, and proposals that move money.
import { useState } from 'react'
import {
  decideAdjustment,
  decidePayout,
  decideReversal,
  decideSetting,
  decideStaffRequest,
  readStaffQueue,
} from '../../../../client/staff-queue.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import type { StaffQueue } from '../../../../contract/staff-queue.ts'
import { SETTING_REQUESTS } from '../../../../shared/staff-requests.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import type { OwnPartProps } from './own-part.ts'
import { type Decision, QueueDialog } from './queue-dialog.tsx'
import { ProposalEntry, RequestEntry } from './queue-entry.tsx'
import { isOutdatedEntry, rejectionText } from './rejected-decision.ts'
import type { StaffActs } from './use-staff-acts.ts'
import css from './staff.module.css'

interface Outcome {
  text: string
  isProblem: boolean
  /** The one-time link of a reset. */
  link: string | null
}

export function Queue({ me, acts, initial }: OwnPartProps & { initial: StaffQueue }) {
  const t = useTexts('staff').queue
  const [pending, setPending] = useState<Decision | null>(null)
  const { queue, outcome, decide } = useDecisions(initial, acts)
  const { requests, proposals } = queue
  if (requests === null && proposals === null) return null
  const entry = { me, onChoose: setPending }
  const isEmpty = !requests?.length && !proposals?.length
  return (
    <section className={css.section} aria-labelledby="queue">
      <SectionHeading id="queue" title={t.title} />
      <OutcomeNotice outcome={outcome} />
      {isEmpty && <p className={css.muted}>{t.none}</p>}
      <ul className={css.queue}>
        {requests?.map((each) => (
          <RequestEntry key={`request ${each.id}`} request={each} {...entry} />
        ))}
        {proposals?.map((each) => (
          <ProposalEntry key={`${each.kind} ${each.id}`} proposal={each} {...entry} />
        ))}
      </ul>
      <QueueDialog
        decision={pending}
        onClose={() => setPending(null)}
        onDecide={(reason) => {
          setPending(null)
          if (pending) void decide(pending, reason)
        }}
      />
    </section>
  )
}

function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const t = useTexts('staff').queue
  return (
    <div role="status">
      {outcome && (
        <div className={outcome.isProblem ? css.problem : css.notice}>
          <p>{outcome.text}</p>
          {outcome.link && (
            <p>
              {t.link} <code className={css.key}>{outcome.link}</code>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function isSettingRequest(kind: Decision['entry']['kind']): boolean {
  return SETTING_REQUESTS.some((each) => each === kind)
}

/** Sends decisions and reads the queue again after each, also after one that came too late. */
function useDecisions(initial: StaffQueue, acts: StaffActs) {
  const t = useTexts('staff').queue
  const lang = useLang()
  const welcome = useHref(PATHS.staffWelcome)
  const [queue, setQueue] = useState(initial)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  async function send({ entry, isApproved }: Decision, reason: string): Promise<Outcome> {
    const input = { lang, id: entry.id, isApproved }
    const done = { text: isApproved ? t.approved : t.refused, isProblem: false, link: null }
    if (entry.kind === 'adjustment') await decideAdjustment(input, staffTransport)
    else if (entry.kind === 'payment') await decideReversal(input, staffTransport)
    else if (entry.kind === 'payout') await decidePayout({ ...input, reason }, staffTransport)
    else if (isSettingRequest(entry.kind)) await decideSetting(input, staffTransport)
    else {
      const { invitation } = await decideStaffRequest(input, staffTransport)
      const link = invitation && `${location.origin}${welcome}#invitation=${invitation}`
      return { ...done, link }
    }
    return done
  }
  /** A rejection by the rules for the second person becomes a sentence. */
  function explain(error: unknown): Outcome {
    const text = rejectionText(error, t)
    if (text === null) throw error
    return { text, isProblem: true, link: null }
  }
  async function decide(decision: Decision, reason: string): Promise<void> {
    let isOutdated = false
    const done = await acts.act(() =>
      send(decision, reason).catch((error: unknown) => {
        isOutdated = isOutdatedEntry(error)
        return explain(error)
      }),
    )
    if (!done && !isOutdated) return
    setOutcome(done)
    const newQueue = await readStaffQueue({ lang }, staffTransport).catch(() => null)
    if (newQueue) setQueue(newQueue)
  }
  return { queue, outcome, decide }
}
