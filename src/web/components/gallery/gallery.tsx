// Product pictures: a scrolling strip, thumbnails as anchors and a dialog to enlarge.
import { type MouseEvent, useRef, useState } from 'react'
import type { ProductPicture } from '../../../contract/product-picture.ts'
import type { product } from '../../texts/en_us/product.ts'
import { useOnDemand } from '../toasts/on-demand.ts'
import { viewName } from './view-name.ts'
import css from './gallery.module.css'

interface GalleryProps {
  pictures: ProductPicture[]
  t: typeof product
}

/** Without scripts thumbnails jump to their picture and a picture opens as a file. */
export function Gallery({ pictures, t }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const [dialog, loadDialog] = useOnDemand(() => import('./enlarged-picture.tsx'))

  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLElement>('[data-picture]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const index = Number(link.dataset.picture)
    if (!link.dataset.enlarge) return scrollStripTo(strip.current, index)
    loadDialog()
    setEnlarged(index)
  }

  return (
    <div className={css.gallery} role="group" aria-label={t.gallery.label} onClick={follow}>
      <div className={css.strip} ref={strip}>
        {pictures.map((picture, index) => (
          <a
            key={picture.url}
            id={`picture-${picture.kind}`}
            className={css.slide}
            href={picture.url}
            aria-label={t.gallery.open(viewName(picture, t))}
            data-picture={index}
            data-enlarge="1"
          >
            <img
              src={picture.url}
              alt={picture.alt}
              width={480}
              height={360}
              {...(index === 0 ? FIRST : LATER)}
            />
          </a>
        ))}
      </div>
      <Thumbnails pictures={pictures} t={t} />
      {dialog && enlarged !== null && (
        <dialog.EnlargedPicture
          pictures={pictures}
          t={t}
          enlarged={enlarged}
          onEnlarge={setEnlarged}
        />
      )}
    </div>
  )
}

function Thumbnails({ pictures, t }: GalleryProps) {
  return (
    <ul className={css.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a href={`#picture-${picture.kind}`} data-picture={index}>
            <img src={picture.url} alt="" width={64} height={48} loading="lazy" />
            <span>{viewName(picture, t)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const FIRST = { fetchPriority: 'high' } as const
const LATER = { loading: 'lazy' } as const

/** Scrolls only the strip, so that the page stays where it is. */
function scrollStripTo(strip: HTMLElement | null, index: number) {
  const slide = strip?.children[index]
  if (strip && slide instanceof HTMLElement)
    strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft })
}
