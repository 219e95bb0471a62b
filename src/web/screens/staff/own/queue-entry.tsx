// One staff request or proposal that waits for a second person: its effect, its proposer and the buttons that this
// account may use.
import type { SettingValue, StaffProposal, StaffRequest } from '../../../../contract/staff-queue.ts'
import type { StaffMe } from '../../../../contract/staff-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { labelled } from '../../../../shared/punctuation.ts'
import { Moment } from '../../../components/moment.tsx'
import { useTexts } from '../../../texts.ts'
import type { Decision } from './queue-dialog.tsx'
import css from './staff.module.css'

interface SharedProps {
  me: StaffMe
  onChoose: (decision: Decision) => void
}

export function RequestEntry({ request, ...props }: SharedProps & { request: StaffRequest }) {
  const { setting } = request
  if (setting) return <SettingEntry {...props} request={request} setting={setting} />
  return <AccountEntry {...props} request={request} />
}

function AccountEntry({ request, ...props }: SharedProps & { request: StaffRequest }) {
  const { queue: t, rights } = useTexts('staff')
  const { id, kind, subject, add, remove, permissions, before, expiresAt } = request
  const roleNames = (names: readonly string[]) => names.map((name) => rights.names[name] ?? name)
  const permissionNames = (names: readonly string[]) =>
    names.map((name) => rights.permissions[name as keyof typeof rights.permissions] ?? name)
  const sentences: Partial<Record<StaffRequest['kind'], string[]>> = {
    roles: [
      ...(add.length > 0 ? [t.add(subject, t.list(roleNames(add)))] : []),
      ...(remove.length > 0 ? [t.remove(subject, t.list(roleNames(remove)))] : []),
    ],
    role: [t.role(subject, t.list(permissionNames(permissions)))],
    reset: [t.reset(subject)],
    close: [t.close(subject)],
  }
  const effect = sentences[kind]?.join(' ') ?? subject
  const now = kind === 'role' ? permissionNames(before) : roleNames(before)
  return (
    <Entry {...props} entry={{ ...request, mayDecide: true }} number={`SR-${id}`} effect={effect}>
      <p className={css.muted}>{t.now(t.list(now))}</p>
      <p className={css.muted}>
        {t.until} <Moment at={expiresAt} />
      </p>
    </Entry>
  )
}

type Setting = NonNullable<StaffRequest['setting']>

function SettingEntry({
  request,
  setting,
  ...props
}: SharedProps & { request: StaffRequest; setting: Setting }) {
  const { queue: t } = useTexts('staff')
  const { id, expiresAt } = request
  const { from, to } = setting
  const effect = t.change(nameOf(setting, t), valueText(to, setting, t))
  return (
    <Entry {...props} entry={{ ...request, mayDecide: true }} number={`SR-${id}`} effect={effect}>
      <p className={css.muted}>{t.now(from ? valueText(from, setting, t) : t.list([]))}</p>
      <p className={css.muted}>
        {t.until} <Moment at={expiresAt} />
      </p>
    </Entry>
  )
}

type QueueTexts = ReturnType<typeof useTexts<'staff'>>['queue']

function nameOf({ name, currency }: Setting, t: QueueTexts): string {
  if (currency === null) return t.settings[name] ?? name
  if (name === 'bank') return t.bank(currency)
  return t.ofCurrency(t.settings[name] ?? name, currency)
}

/** 'USD 500.00', '4.5%, active', or bank details. */
function valueText(
  { amount, percent, isActive, text }: SettingValue,
  { currency }: Setting,
  t: QueueTexts,
): string {
  const parts = [
    amount !== null && `${currency ?? ''} ${amount}`,
    percent !== null && `${percent}%`,
    isActive !== null && (isActive ? t.active : t.inactive),
    text !== null && t.quoted(text),
  ]
  return t.list(parts.filter((part) => typeof part === 'string'))
}

export function ProposalEntry({ proposal, ...props }: SharedProps & { proposal: StaffProposal }) {
  const t = useTexts('staff').queue
  const { id, kind, state, amount, currency, customerNo, company, reason } = proposal
  // A proposal about a payment reverses it: its amount is negative, and the sentence names what was credited.
  const text = `${currency} ${kind === 'payment' ? amount.replace('-', '') : amount}`
  const effect = t[kind](text, `${customerNo} ${company}`)
  return (
    <Entry {...props} entry={proposal} number={`${kind}:${id}`} effect={effect}>
      {reason !== null && <p>{t.reason(reason)}</p>}
      {state === 'requested' && (
        <p className={css.muted}>
          {t.prepare} <code>npm run money -- payout {id}</code>
        </p>
      )}
    </Entry>
  )
}

interface EntryProps extends SharedProps {
  entry: (StaffRequest & { mayDecide: boolean }) | StaffProposal
  /** As staff name it, such as 'SR-12' or 'payout:12'. */
  number: string
  effect: string
  children: React.ReactNode
}

function Entry({ me, onChoose, entry, number, effect, children }: EntryProps) {
  const t = useTexts('staff').queue
  const { kind, isOwn, mayDecide, proposedBy, proposedAt } = entry
  const isReady = !('state' in entry) || entry.state === 'proposed'
  const isRequest = !('state' in entry)
  const mayApprove = isRequest ? entry.mayApprove : !isOwn || me.onePerson
  const reject = isOwn && isRequest ? t.withdraw : t.refuse
  const approve = kind === 'payout' ? t.paid : t.approve
  const choose = (label: string, isApproved: boolean) =>
    onChoose({ entry: { kind, id: entry.id }, isApproved, effect, label })
  return (
    <li>
      <h3>{effect}</h3>
      <p className={css.muted}>
        {number} · {t.by(proposedBy)} · <Moment at={proposedAt} />
      </p>
      {children}
      {isOwn && !me.onePerson && <p className={css.muted}>{mayApprove ? t.ownAlone : t.own}</p>}
      {mayDecide && (
        <div className={css.actions}>
          {isReady && mayApprove && (
            <Button
              look="primary"
              small
              aria-label={labelled(approve, effect)}
              onClick={() => choose(approve, true)}
            >
              {approve}
            </Button>
          )}
          <Button small aria-label={labelled(reject, effect)} onClick={() => choose(reject, false)}>
            {reject}
          </Button>
        </div>
      )}
    </li>
  )
}
