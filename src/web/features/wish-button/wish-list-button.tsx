// Button that adds an item to the wish list or removes it; works once scripts run.
import { type ButtonLook, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { WishIcon } from '../../../ui/icons.tsx'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { showMessage } from '../../components/toasts/toast-store.ts'
import { toggle, useIsInList } from './wish-store.ts'
import css from './wish-list-button.module.css'

interface WishListButtonProps {
  itemNo: string
  /** Null: the minimum order quantity. */
  quantity?: number | null
  look?: ButtonLook
  /** Icon only, for table rows. */
  bare?: boolean
}

export function WishListButton({
  itemNo,
  quantity = null,
  look = 'plain',
  bare,
}: WishListButtonProps) {
  const t = useTexts('card').wish
  const { partScript } = useTexts('frame').failed
  const site = useSite()
  const on = useIsInList(itemNo)
  function press() {
    toggle(itemNo, quantity, site).catch(() => showMessage('warning', partScript))
  }
  return (
    <button
      type="button"
      className={
        bare ? css.bare : classNames(buttonClass(on ? 'plain' : look, look === 'plain'), css.wish)
      }
      aria-pressed={bare ? on : undefined}
      aria-label={bare ? t.item(itemNo) : undefined}
      title={bare ? (on ? t.remove : t.add) : undefined}
      data-on={on || undefined}
      onClick={press}
    >
      {!bare && <WishIcon size={18} />}
      {!bare && (on ? t.on : t.add)}
    </button>
  )
}
