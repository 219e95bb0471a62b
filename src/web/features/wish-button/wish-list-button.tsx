// Button that puts an item on the wish list and opens its quantity there; works once scripts run.
import { useRef, useState } from 'react'
import { type ButtonLook, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { WishIcon } from '../../../ui/icons.tsx'
import { useOnDemand } from '../../components/toasts/on-demand.ts'
import { useLang } from '../../site-context.ts'
import { loadTexts, useTexts } from '../../texts.ts'
import type { ItemToList } from './item-to-list.ts'
import { useIsInList } from './wish-store.ts'
import css from './wish-list-button.module.css'

interface WishListButtonProps extends ItemToList {
  look?: ButtonLook
  /** Icon only, which the style sheet draws; for table rows. */
  bare?: boolean
}

export function WishListButton({ look = 'plain', bare, ...item }: WishListButtonProps) {
  const t = useTexts('card').wish
  const lang = useLang()
  const isListed = useIsInList(item.itemNo)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [panel, loadPopover] = useOnDemand(() =>
    Promise.all([loadTexts(lang, 'list-quantity'), loadTexts(lang, 'price')]).then(
      () => import('./list-quantity.tsx'),
    ),
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={
          bare
            ? css.bare
            : classNames(buttonClass(isListed ? 'plain' : look, look === 'plain'), css.wish)
        }
        aria-pressed={bare ? isListed : undefined}
        aria-label={bare ? t.item(item.itemNo) : undefined}
        title={bare ? (isListed ? t.change : t.add) : undefined}
        data-on={isListed || undefined}
        onClick={() => {
          loadPopover()
          setOpen(true)
        }}
      >
        {!bare && <WishIcon size={18} />}
        {!bare && (isListed ? t.on : t.add)}
      </button>
      {open && panel && (
        <panel.ListQuantity {...item} button={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
