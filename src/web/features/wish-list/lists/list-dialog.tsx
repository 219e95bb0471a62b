// Dialog for the name of a new, renamed or copied list, or to confirm a deletion.
import { useState } from 'react'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useTexts } from '../../../texts.ts'
import { listName } from './list-name.ts'
import css from './wish-list.module.css'

export type Asked = 'create' | 'rename' | 'copy' | 'remove'

interface ListDialogProps {
  asked: Asked | null
  list: WishListInfo
  onClose: () => void
  onSave: (input: { id?: string; name: string; copyOf?: string }) => Promise<boolean>
  onRemove: () => Promise<boolean>
}

export function ListDialog(props: ListDialogProps) {
  const { asked, list, onClose, onSave, onRemove } = props
  const t = useTexts('wish-list').lists
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={asked === 'remove' ? (list.isDefault ? t.clear : t.remove) : t[asked ?? 'create']}
      closeLabel={t.close}
    >
      {asked === 'remove' && <RemoveForm list={list} onClose={onClose} onRemove={onRemove} />}
      {asked !== null && asked !== 'remove' && (
        <NameForm asked={asked} list={list} onClose={onClose} onSave={onSave} />
      )}
    </Dialog>
  )
}

type NameFormProps = Pick<ListDialogProps, 'list' | 'onClose' | 'onSave'> & {
  asked: Exclude<Asked, 'remove'>
}

function NameForm({ asked, list, onClose, onSave }: NameFormProps) {
  const { lists: t, title } = useTexts('wish-list')
  const known = listName(list, title)
  const first = { create: '', rename: known, copy: t.copyName(known).slice(0, 80) }
  const [name, setName] = useState(first[asked])
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    const which = { create: {}, rename: { id: list.id }, copy: { copyOf: list.id } }
    const done = await onSave({ name: name.trim(), ...which[asked] })
    setBusy(false)
    if (done) onClose()
  }
  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field id="list-name" label={t.name}>
        <input
          id="list-name"
          className={controlClass}
          value={name}
          required
          maxLength={80}
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <p className={css.actions}>
        <Button look="primary" type="submit" disabled={busy || name.trim() === ''}>
          {t.save}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </p>
    </form>
  )
}

type RemoveFormProps = Pick<ListDialogProps, 'list' | 'onClose' | 'onRemove'>

function RemoveForm({ list, onClose, onRemove }: RemoveFormProps) {
  const { lists: t, title } = useTexts('wish-list')
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    const done = await onRemove()
    setBusy(false)
    if (done) onClose()
  }
  return (
    <div className={css.dialog}>
      <p>{(list.isDefault ? t.sureClear : t.sure)(listName(list, title), list.count)}</p>
      <p className={css.actions}>
        <Button look="primary" disabled={busy} onClick={() => void remove()}>
          {list.isDefault ? t.clearNow : t.removeNow}
        </Button>
        <Button autoFocus onClick={onClose}>
          {t.cancel}
        </Button>
      </p>
    </div>
  )
}
