// A case as the customer sees it: status, messages, files and a reply form.
import { useEffect, useRef } from 'react'
import type { CaseThread as Thread } from '../../../../contract/contact.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { labelled } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import { CaseFiles } from './case-files.tsx'
import type { CaseAccess } from './case-access.ts'
import { lazyCaseOrder } from './lazy-case-order.ts'
import { ReplyForm } from './reply-form.tsx'
import css from './feedback.module.css'

const TONES: Record<Thread['state'], ChipTone> = {
  new: 'accent',
  waiting_for_us: 'accent',
  waiting_for_you: 'warn',
  solved: 'ok',
  closed: 'plain',
}

interface CaseMessagesProps {
  thread: Thread
  access: CaseAccess
  onThread: (thread: Thread) => void
  onClose: () => void
}

export function CaseMessages({ thread, access, onThread, onClose }: CaseMessagesProps) {
  const { follow: t, types, states } = useTexts('feedback')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={css.case}>
      <header className={css.caseHead}>
        <h3 ref={title} tabIndex={-1}>
          {thread.subject}
        </h3>
        <p className={css.line}>
          <Chip tone={TONES[thread.state]}>{states[thread.state]}</Chip>
          <span>{labelled(t.labels.caseNo, thread.caseNo)}</span>
          <span>{types[thread.type]}</span>
          {thread.itemNo && (
            <LocalLink to={`/productdetail/${encodeURIComponent(thread.itemNo)}`}>
              {thread.itemNo}
            </LocalLink>
          )}
        </p>
      </header>
      <Timeline events={thread.events} />
      <ol className={css.messages} aria-label={t.messages}>
        {thread.messages.map((message) => (
          <li key={message.id} className={css.message} data-author={message.author}>
            <p className={css.author}>
              <strong>{t.authors[message.author]}</strong> <Moment at={message.at} />
            </p>
            <p className={css.words}>{message.text}</p>
            <CaseFiles files={message.files} access={access} />
          </li>
        ))}
      </ol>
      {thread.canReply ? (
        <ReplyForm access={access} onThread={onThread} />
      ) : (
        <Closed thread={thread} />
      )}
      <p>
        <Button look="quiet" onClick={onClose}>
          {t.other}
        </Button>
      </p>
    </div>
  )
}

function Closed({ thread: { order } }: { thread: Thread }) {
  const { follow: t } = useTexts('feedback')
  return order ? <BecameOrder order={order} /> : <p className={css.note}>{t.closed}</p>
}

/** Loaded for the few cases that became orders. */
function BecameOrder({ order }: { order: NonNullable<Thread['order']> }) {
  const part = useLazyComponent(lazyCaseOrder)
  return part ? <part.CaseOrder {...order} /> : null
}

function Timeline({ events }: { events: Thread['events'] }) {
  const { follow: t, states } = useTexts('feedback')
  return (
    <ol className={css.timeline} aria-label={t.timeline}>
      {events.map(({ state, at }) => (
        <li key={at + state}>
          <strong>{states[state]}</strong> <Moment at={at} />
        </li>
      ))}
    </ol>
  )
}
