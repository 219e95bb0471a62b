// Dialog with an enlarged picture of the gallery; loaded on the first tap.
import { useEffect, useRef } from 'react'
import type { ProductPicture } from '../../../contract/product-picture.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { product } from '../../texts/en_us/product.ts'
import css from './enlarged-picture.module.css'
import { viewName } from './view-name.ts'

interface EnlargedPictureProps {
  pictures: ProductPicture[]
  t: typeof product
  /** Index of the enlarged picture. */
  enlarged: number
  /** Enlarges another picture; null closes the dialog. */
  onEnlarge: (index: number | null) => void
}

export function EnlargedPicture({ pictures, t, enlarged, onEnlarge }: EnlargedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = pictures[enlarged]
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className={css.dialog} ref={dialog} onClose={() => onEnlarge(null)}>
      {picture && (
        <figure>
          <img src={picture.url} alt={picture.alt} width={480} height={360} />
          <figcaption>{viewName(picture, t)}</figcaption>
        </figure>
      )}
      <form method="dialog" className={css.controls}>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => onEnlarge(cyclicIndex(enlarged, -1, pictures.length))}
        >
          {t.gallery.previous}
        </button>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => onEnlarge(cyclicIndex(enlarged, 1, pictures.length))}
        >
          {t.gallery.next}
        </button>
        <button className={buttonClass('primary')} autoFocus>
          {t.gallery.close}
        </button>
      </form>
    </dialog>
  )
}

function cyclicIndex(index: number, by: number, of: number): number {
  return (index + by + of) % of
}
