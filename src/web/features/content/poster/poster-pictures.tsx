// Pictures of a poster: a click enlarges one; without scripts it opens as a file.
import { type MouseEvent, useState } from 'react'
import type { ContentImage } from '../../../../contract/content.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useTexts } from '../../../texts.ts'
import css from './poster.module.css'

interface PosterPicturesProps {
  pictures: ContentImage[]
  title: string
}

export function PosterPictures({ pictures, title }: PosterPicturesProps) {
  const { posters: t } = useTexts('news')
  const { close } = useTexts('frame')
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const enlargedPicture = enlarged === null ? undefined : pictures[enlarged]
  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setEnlarged(index)
  }
  return (
    <>
      <ul className={css.pictures}>
        {pictures.map((image, index) => (
          <li key={image.url}>
            <a
              href={image.url}
              onClick={(event) => enlarge(event, index)}
              aria-label={t.enlarge(image.alt)}
            >
              <Picture image={image} eager={index === 0} sizes="(min-width: 768px) 640px, 100vw" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        open={enlargedPicture !== undefined}
        onClose={() => setEnlarged(null)}
        title={title}
        closeLabel={close}
        place="full"
      >
        {enlargedPicture && (
          <div className={css.large} tabIndex={0} role="group" aria-label={enlargedPicture.alt}>
            <Picture image={enlargedPicture} eager sizes="200vw" />
          </div>
        )}
      </Dialog>
    </>
  )
}
