// Dialog for the name of a new, renamed or copied list, or to confirm a deletion.
import { useState } from 'react'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useTexts } from '../../../texts.ts'
import { listName } from './list-name.ts'
import css from './wish-list.module.css'

const LONGEST_NAME = 80

export type ListAction = 'create' | 'rename' | 'copy' | 'remove'

interface ListDialogProps {
  action: ListAction | null
  list: WishListInfo
  onClose: () => void
  onSave: (input: { id?: string; name: string; copyOf?: string }) => Promise<boolean>
  onRemove: () => Promise<boolean>
}

export function ListDialog(props: ListDialogProps) {
  const { action, list, onClose, onSave, onRemove } = props
  const t = useTexts('wish-list').lists
  return (
    <Dialog
      open={action !== null}
      onClose={onClose}
      title={action === 'remove' ? (list.isDefault ? t.clear : t.remove) : t[action ?? 'create']}
      closeLabel={t.close}
    >
      {action === 'remove' && <RemoveForm list={list} onClose={onClose} onRemove={onRemove} />}
      {action !== null && action !== 'remove' && (
        <NameForm action={action} list={list} onClose={onClose} onSave={onSave} />
      )}
    </Dialog>
  )
}

type NameFormProps = Pick<ListDialogProps, 'list' | 'onClose' | 'onSave'> & {
  action: Exclude<ListAction, 'remove'>
}

function NameForm({ action, list, onClose, onSave }: NameFormProps) {
  const { lists: t, title } = useTexts('wish-list')
  const oldName = listName(list, title)
  const initialNames = {
    create: '',
    rename: oldName,
    copy: t.copyName(oldName).slice(0, LONGEST_NAME),
  }
  const [name, setName] = useState(initialNames[action])
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    const listFields = { create: {}, rename: { id: list.id }, copy: { copyOf: list.id } }
    const isSaved = await onSave({ name: name.trim(), ...listFields[action] })
    setBusy(false)
    if (isSaved) onClose()
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
          maxLength={LONGEST_NAME}
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <p className={css.actions}>
        <Button look="primary" type="submit" disabled={isBusy || name.trim() === ''}>
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
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    const isRemoved = await onRemove()
    setBusy(false)
    if (isRemoved) onClose()
  }
  return (
    <div className={css.dialog}>
      <p>{(list.isDefault ? t.sureClear : t.sure)(listName(list, title), list.count)}</p>
      <p className={css.actions}>
        <Button look="primary" disabled={isBusy} onClick={() => void remove()}>
          {list.isDefault ? t.clearNow : t.removeNow}
        </Button>
        <Button autoFocus onClick={onClose}>
          {t.cancel}
        </Button>
      </p>
    </div>
  )
}
