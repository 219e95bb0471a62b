// Actions for the selected lines: remove, send, copy to another list.
import { useNavigate, useRevalidator } from '../../../router/router-context.ts'
import { addWishLines } from '../../../../client/wish-list.ts'
import type { WishListItem, WishListInfo } from '../../../../contract/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { setWishCount } from '../../wish-button/wish-state.ts'
import { listName } from './list-name.ts'
import css from './wish-list.module.css'

interface SelectionBarProps {
  lists: readonly WishListInfo[]
  current: WishListInfo
  selectedLines: readonly WishListItem[]
  onRemove: () => void
  onClear: () => void
}

export function SelectionBar({
  lists,
  current,
  selectedLines,
  onRemove,
  onClear,
}: SelectionBarProps) {
  const { selection: t, title } = useTexts('wish-list')
  const { lang, transport } = useSite()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const others = lists.filter(({ id }) => id !== current.id)

  async function copyTo(list: WishListInfo) {
    const lines = selectedLines.map(({ itemNo, quantity, note, customerRefs }) => {
      return { itemNo, quantity, note, customerRefs }
    })
    const answer = await addWishLines({ lang, listId: list.id, lines }, transport).catch(() => null)
    if (!answer) return
    setWishCount(answer.wishCount)
    showMessage('done', t.copied(selectedLines.length, listName(list, title)))
    onClear()
    void revalidate()
  }

  return (
    <div className={css.selection} role="group" aria-label={t.label}>
      <strong role="status">{t.count(selectedLines.length)}</strong>
      <Button small onClick={() => void navigate(sendPath(current, selectedLines))}>
        {t.send}
      </Button>
      <Button small onClick={onRemove}>
        {t.remove}
      </Button>
      {others.length > 0 && (
        <label>
          {t.copyTo}{' '}
          <select
            value=""
            onChange={(event) => {
              const list = others.find(({ id }) => id === event.target.value)
              if (list) void copyTo(list)
            }}
          >
            <option value="">{t.choose}</option>
            {others.map((list) => (
              <option key={list.id} value={list.id}>
                {listName(list, title)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button small look="quiet" onClick={onClear}>
        {t.none}
      </Button>
    </div>
  )
}

/** Without lines the path sends the whole list. */
export function sendPath(list: WishListInfo, lines: readonly { itemNo: string }[] = []): string {
  const query = new URLSearchParams()
  if (!list.isDefault) query.set('list', list.id)
  if (lines.length > 0) query.set('items', lines.map(({ itemNo }) => itemNo).join(','))
  return query.size > 0 ? `${PATHS.sendWishList}?${query}` : PATHS.sendWishList
}
