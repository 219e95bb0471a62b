// The delivery addresses of a member's company: add, edit, remove, choose the default.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData, useRevalidator } from '../../../router/router-context.ts'
import { useState } from 'react'
import { listAddresses } from '../../../../client/user-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { memberOnly } from '../../member-only.ts'
import { readCountries } from '../../../components/read-countries.ts'
import { useLive } from '../../../components/use-live.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { PATHS } from '../../../paths.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { AddressCard } from './address-card.tsx'
import { DeliveryAddressForm } from './delivery-address-form.tsx'
import { MemberPage } from './member-page.tsx'
import css from './member.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { lang, transport } = page
  return memberOnly(async () => {
    const [addresses, countries] = await Promise.all([
      listAddresses({ lang }, transport),
      readCountries(page),
    ])
    return { list: addresses.list, countries }
  })
}
export type AddressData = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'member').addresses
  return { title, canonical: PATHS.memberAddresses, index: false }
}

/** The id of the address being edited, or `new`; null: the list is shown. */
type EditedId = string | null

export default function Addresses() {
  const t = useTexts('member').addresses
  const { list, countries } = useLoaderData() as AddressData
  const { revalidate } = useRevalidator()
  const isLive = useLive()
  const [editedId, setEditedId] = useState<EditedId>(null)
  const [doneMessage, setDoneMessage] = useState('')
  async function changed(message: string) {
    await revalidate()
    show(null)
    setDoneMessage(message)
  }
  /** Switching between the list and a form scrolls to the top, as for a new page. */
  function show(next: EditedId) {
    setEditedId(next)
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const edited = list.find(({ id }) => id === editedId)
  if (editedId !== null) {
    return (
      <MemberPage
        at={PATHS.memberAddresses}
        title={edited ? t.editTitle(edited.label) : t.newTitle}
      >
        <DeliveryAddressForm
          address={edited}
          countries={countries}
          isFirst={list.length === 0}
          onSaved={() => changed(t.saved)}
          onCancel={() => show(null)}
        />
      </MemberPage>
    )
  }
  return (
    <MemberPage at={PATHS.memberAddresses} title={t.title} lead={t.lead} hasButtons>
      <div role="status">{doneMessage && <p className={css.done}>{doneMessage}</p>}</div>
      <AddressCards list={list} onEdit={show} onChanged={changed} />
      <div className={css.actions}>
        <Button
          look="primary"
          disabled={!isLive}
          onClick={() => {
            setDoneMessage('')
            show('new')
          }}
        >
          {t.add}
        </Button>
      </div>
    </MemberPage>
  )
}

interface AddressCardsProps {
  list: AddressData['list']
  onEdit: (id: string) => void
  onChanged: (message: string) => Promise<void>
}

function AddressCards({ list, onEdit, onChanged }: AddressCardsProps) {
  const t = useTexts('member').addresses
  return (
    <>
      {list.length === 0 && (
        <div className={css.card}>
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
        </div>
      )}
      <ul className={css.cards}>
        {list.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onEdit(address.id)}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </>
  )
}
