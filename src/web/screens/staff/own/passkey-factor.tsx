// The passkeys of a staff account: add one, remove one.
import { addPasskey, proposePasskey, removePasskey } from '../../../../client/staff-passkeys.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import type { StaffMe } from '../../../../contract/staff-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { browserName } from '../../../components/browser-name.ts'
import { useLive } from '../../../components/use-live.ts'
import { useDay } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { canUsePasskeys, makePasskey } from './browser-passkeys.ts'
import type { OwnPartProps } from './own-part.ts'
import type { StaffActs } from './use-staff-acts.ts'
import css from './staff.module.css'

type Passkey = StaffMe['factors']['passkeys'][number]

export function PasskeyFactor({ me, acts, refresh }: OwnPartProps) {
  const t = useTexts('staff').passkeys
  const lang = useLang()
  const add = useNewPasskey(acts)
  const { passkeys, passkeyHost, totpSince } = me.factors
  const isPossible = useLive() && canUsePasskeys(passkeyHost)
  const isLast = passkeys.length === 1 && totpSince === null
  async function remove(id: string): Promise<void> {
    const done = await acts.act(async () => {
      await removePasskey({ lang, id }, staffTransport)
      return true
    })
    if (done) await refresh()
  }
  return (
    <section className={css.section} aria-labelledby="passkeys">
      <SectionHeading id="passkeys" title={t.title} />
      {passkeys.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              {...passkey}
              {...(!isLast && { onRemove: () => void remove(passkey.id) })}
            />
          ))}
        </ul>
      )}
      {isLast && <p className={css.muted}>{t.last}</p>}
      {isPossible ? (
        <div className={css.actions}>
          <Button
            aria-disabled={acts.isBusy}
            onClick={() => void add().then((codes) => codes && refresh())}
          >
            {t.add}
          </Button>
          <span className={css.muted}>{t.about}</span>
        </div>
      ) : (
        <p className={css.muted}>
          {passkeyHost === null ? t.needsDomain : t.worksOnlyAt(passkeyHost)}
        </p>
      )}
    </section>
  )
}

/**
 * The returned function adds a passkey named after this browser. It resolves to the recovery codes, which are issued with
 * the first factor only (an empty list otherwise); null when the passkey was declined or not accepted.
 */
export function useNewPasskey(acts: StaffActs): () => Promise<string[] | null> {
  const lang = useLang()
  return () =>
    acts.act(async () => {
      const { options } = await proposePasskey({ lang }, staffTransport)
      const response = await makePasskey(options)
      if (!response) return null
      const name = browserName(navigator.userAgent).slice(0, 60)
      return (await addPasskey({ lang, name, response }, staffTransport)).recoveryCodes
    })
}

function PasskeyRow({
  name,
  createdAt,
  lastUsedAt,
  onRemove,
}: Passkey & { onRemove?: () => void }) {
  const t = useTexts('staff').passkeys
  const day = useDay()
  return (
    <li>
      <span>
        {name}
        <span className={css.muted}>
          {' '}
          {t.since(day(createdAt))} {lastUsedAt && t.used(day(lastUsedAt))}
        </span>
      </span>
      {onRemove && (
        <Button small aria-label={t.removeLabel(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      )}
    </li>
  )
}
