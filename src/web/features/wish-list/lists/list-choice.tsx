// List selection with actions: create, rename, copy, set as default, delete.
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from '../../../router/router-context.ts'
import { removeWishList, saveWishList } from '../../../../client/wish-list.ts'
import type { InputOf } from '../../../../contract/call.ts'
import type { saveWishListRoute, WishListInfo } from '../../../../contract/wish-list.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { setWishCount } from '../../wish-button/wish-state.ts'
import { type ListAction, ListDialog } from './list-dialog.tsx'
import { listName } from './list-name.ts'
import css from './wish-list.module.css'

interface ListChoiceProps {
  lists: readonly WishListInfo[]
  current: WishListInfo
}

/** Path of a list; the default list has no query. */
export function listPath(list: WishListInfo): string {
  return list.isDefault ? PATHS.wishList : `${PATHS.wishList}?list=${encodeURIComponent(list.id)}`
}

export function listPagePath(list: WishListInfo, page: number): string {
  const path = listPath(list)
  return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

export function ListChoice({ lists, current }: ListChoiceProps) {
  const texts = useTexts('wish-list')
  const t = texts.lists
  const navigate = useNavigate()
  const { save, remove, makeDefault } = useListChanges(current)
  const [action, setAction] = useState<ListAction | null>(null)
  function nameOf(list: WishListInfo): string {
    const name = listName(list, texts.title)
    return list.isDefault ? t.standard(name) : name
  }
  const menuItems: MenuItem[] = [
    [t.create, () => setAction('create')],
    [t.rename, () => setAction('rename')],
    [t.copy, () => setAction('copy')],
    ...(current.isDefault ? [] : ([[t.makeDefault, makeDefault]] as MenuItem[])),
    [current.isDefault ? t.clear : t.remove, () => setAction('remove')],
  ]
  return (
    <div className={css.choice}>
      <label>
        <span className={css.choiceLabel}>{t.label}</span>
        <select
          className={controlClass}
          value={current.id}
          onChange={(event) => {
            const chosen = lists.find(({ id }) => id === event.target.value)
            if (chosen) void navigate(listPath(chosen))
          }}
        >
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {t.option(nameOf(list), list.count)}
            </option>
          ))}
        </select>
      </label>
      <ManageMenu menuItems={menuItems} />
      <ListDialog
        key={`${action} ${current.id}`}
        action={action}
        list={current}
        onClose={() => setAction(null)}
        onSave={save}
        onRemove={remove}
      />
    </div>
  )
}

type MenuItem = [name: string, act: () => void]

function ManageMenu({ menuItems }: { menuItems: readonly MenuItem[] }) {
  const t = useTexts('wish-list').lists
  const menu = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={menu} className={css.menu}>
      <summary className={buttonClass()}>{t.manage}</summary>
      <ul>
        {menuItems.map(([name, act]) => (
          <li key={name}>
            <Button
              look="quiet"
              onClick={() => {
                menu.current?.removeAttribute('open')
                act()
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

type SaveInput = Omit<InputOf<typeof saveWishListRoute>, 'lang'>

/** `save` and `remove` return whether they succeeded; the transport has shown any error. */
function useListChanges(current: WishListInfo) {
  const { lang, transport } = useSite()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function save(input: SaveInput): Promise<boolean> {
    try {
      const saved = await saveWishList({ lang, ...input }, transport)
      if (saved.id === current.id) await revalidate()
      else await navigate(listPath(saved))
      return true
    } catch {
      return false
    }
  }
  async function remove(): Promise<boolean> {
    try {
      await removeWishList({ lang, id: current.id }, transport)
      if (current.isDefault) {
        setWishCount(0)
        await revalidate()
      } else await navigate(PATHS.wishList)
      return true
    } catch {
      return false
    }
  }
  async function makeDefault(): Promise<void> {
    const isSaved = await save({ id: current.id, makeDefault: true })
    if (!isSaved) return
    setWishCount(current.count)
    await navigate(PATHS.wishList)
  }
  return { save, remove, makeDefault: () => void makeDefault() }
}
