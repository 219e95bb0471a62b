// Product pictures: a scrolling strip, thumbnails as anchors and a dialog to enlarge.
import { type MouseEvent, type Ref, useRef, useState } from 'react'
import type { ProductPicture } from '../../../contract/product.ts'
import type { product } from '../../texts/en_us/product.ts'
import { buttonClass } from '../../../ui/button.tsx'
import css from './gallery.module.css'

interface GalleryProps {
  pictures: ProductPicture[]
  t: typeof product
}

/** Without scripts thumbnails jump to their picture and a picture opens as a file. */
export function Gallery({ pictures, t }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)

  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLElement>('[data-picture]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const place = Number(link.dataset.picture)
    if (!link.dataset.enlarge) return bringIntoStrip(strip.current, place)
    setEnlarged(place)
    dialog.current?.showModal()
  }

  return (
    <div className={css.gallery} role="group" aria-label={t.gallery.label} onClick={follow}>
      <div className={css.strip} ref={strip}>
        {pictures.map((picture, place) => (
          <a
            key={picture.url}
            id={`picture-${picture.kind}`}
            className={css.slide}
            href={picture.url}
            aria-label={t.gallery.open(viewName(picture, t))}
            data-picture={place}
            data-enlarge="1"
          >
            <img
              src={picture.url}
              alt={picture.alt}
              width={480}
              height={360}
              {...(place === 0 ? FIRST : LATER)}
            />
          </a>
        ))}
      </div>
      <p className={css.caption}>{t.illustration}</p>
      <Thumbnails pictures={pictures} t={t} />
      <EnlargedPicture
        ref={dialog}
        pictures={pictures}
        t={t}
        enlarged={enlarged}
        onEnlarge={setEnlarged}
      />
    </div>
  )
}

function Thumbnails({ pictures, t }: GalleryProps) {
  return (
    <ul className={css.thumbs}>
      {pictures.map((picture, place) => (
        <li key={picture.url}>
          <a href={`#picture-${picture.kind}`} data-picture={place}>
            <img src={picture.url} alt="" width={64} height={48} loading="lazy" />
            <span>{viewName(picture, t)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface EnlargedPictureProps extends GalleryProps {
  ref: Ref<HTMLDialogElement>
  /** Index of the enlarged picture; null while the dialog is closed. */
  enlarged: number | null
  onEnlarge: (place: number | null) => void
}

function EnlargedPicture({ ref, pictures, t, enlarged, onEnlarge }: EnlargedPictureProps) {
  const shown = enlarged === null ? undefined : pictures[enlarged]
  return (
    <dialog className={css.dialog} ref={ref} onClose={() => onEnlarge(null)}>
      {shown && (
        <figure>
          <img src={shown.url} alt={shown.alt} width={480} height={360} />
          <figcaption>
            {viewName(shown, t)} · {t.illustration}
          </figcaption>
        </figure>
      )}
      <form method="dialog" className={css.controls}>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => onEnlarge(turn(enlarged, -1, pictures.length))}
        >
          {t.gallery.previous}
        </button>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => onEnlarge(turn(enlarged, 1, pictures.length))}
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

const FIRST = { fetchPriority: 'high' } as const
const LATER = { loading: 'lazy' } as const

function viewName(picture: ProductPicture, t: typeof product): string {
  const views: Record<string, string> = t.gallery.views
  return views[picture.kind] ?? picture.alt
}

/** Scrolls only the strip, so that the page stays in place. */
function bringIntoStrip(strip: HTMLElement | null, place: number) {
  const slide = strip?.children[place]
  if (strip && slide instanceof HTMLElement)
    strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft })
}

function turn(place: number | null, by: number, of: number): number {
  return ((place ?? 0) + by + of) % of
}
