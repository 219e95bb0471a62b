// One delivery address with its actions; removing it requires confirmation.
import { useState } from 'react'
import { removeAddress, saveAddress } from '../../../../client/user-session.ts'
import type { MemberAddress } from '../../../../contract/user-session.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { commaList } from '../../../../shared/punctuation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useLang, useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './member.module.css'

export interface AddressCardProps {
  address: MemberAddress
  onEdit: () => void
  /** Called once the server has saved the change; `message` is shown. */
  onChanged: (message: string) => Promise<void>
}

export function AddressCard({ address, onEdit, onChanged }: AddressCardProps) {
  const t = useTexts('member').addresses
  const { isConfirming, setConfirming, isBusy, remove, makeDefault } = useAddressChanges(
    address,
    onChanged,
  )
  const isLive = useLive()
  const lang = useLang()
  const { label } = address
  return (
    <li className={css.card}>
      <h2>
        <bdi>{label}</bdi>
        {address.isDefault && <span className={css.mark}>{t.isDefault}</span>}
      </h2>
      <address>
        {linesOf(address, lang).map((line, at) => (
          <div key={at}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </address>
      {isConfirming ? (
        <RemoveQuestion
          label={label}
          isBusy={isBusy}
          onRemove={() => void remove()}
          onKeep={() => setConfirming(false)}
        />
      ) : (
        <div className={css.actions}>
          <Button small disabled={!isLive} aria-label={t.editLabel(label)} onClick={onEdit}>
            {t.edit}
          </Button>
          <Button
            small
            disabled={!isLive}
            aria-label={t.removeLabel(label)}
            onClick={() => setConfirming(true)}
          >
            {t.remove}
          </Button>
          {!address.isDefault && (
            <Button
              small
              look="quiet"
              disabled={!isLive}
              aria-disabled={isBusy}
              aria-label={t.makeDefaultLabel(label)}
              onClick={() => void makeDefault()}
            >
              {t.makeDefault}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

interface RemoveQuestionProps {
  label: string
  isBusy: boolean
  onRemove: () => void
  onKeep: () => void
}

function RemoveQuestion({ label, isBusy, onRemove, onKeep }: RemoveQuestionProps) {
  const t = useTexts('member').addresses
  return (
    <div className={css.question} role="group" aria-label={t.remove}>
      <p>{t.removeQuestion(label)}</p>
      <div className={css.actions}>
        <Button small aria-disabled={isBusy} onClick={onRemove}>
          {t.remove}
        </Button>
        <Button small look="quiet" autoFocus onClick={onKeep}>
          {t.keep}
        </Button>
      </div>
    </div>
  )
}

/** Allows one change at a time; each closes the confirmation. The transport reports a failure. */
function useAddressChanges(address: MemberAddress, onChanged: AddressCardProps['onChanged']) {
  const t = useTexts('member').addresses
  const { lang, transport } = useSite()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id } = address
  async function change(work: () => Promise<unknown>, message: string) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      await onChanged(message)
    } catch {
      // The transport has already shown the error.
    } finally {
      setBusy(false)
      setConfirming(false)
    }
  }
  const remove = () => change(() => removeAddress({ lang, id }, transport), t.removed)
  const makeDefault = () =>
    change(() => saveAddress({ lang, ...inputOf(address), isDefault: true }, transport), t.saved)
  return { isConfirming, setConfirming, isBusy, remove, makeDefault }
}

function linesOf(address: MemberAddress, lang: Lang): string[] {
  const { recipient, line1, line2, city, region, postCode, countryName, phone } = address
  const place = commaList([city, region, postCode].filter(Boolean), lang)
  return [recipient, line1, line2, place, countryName, phone].filter(Boolean)
}

/** Drops the country name, which the server adds. */
function inputOf({ countryName: _, ...fields }: MemberAddress) {
  return fields
}
