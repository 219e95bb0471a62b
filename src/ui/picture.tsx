// A picture of the site's contents: its box kept free, the right rendition for its place, cropped around what matters.
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

/** As the calls give it. */
export interface PictureSource {
  url: string
  srcSet: string
  alt: string
  width: number
  height: number
  focalX: number
  focalY: number
}

export interface PictureProps {
  image: PictureSource
  /** How wide it stands, as the attribute has it: '(min-width: 768px) 33vw, 100vw'. */
  sizes?: string
  /** whole: in its own proportions. wide: cropped to 16:9. square: cropped to 1:1. */
  crop?: 'whole' | 'wide' | 'square'
  /** In sight from the start: fetched first. */
  eager?: boolean
  /** Instead of the picture's own words; '' where a title beside it says the same. */
  alt?: string
  className?: string | undefined
}

export function Picture(props: PictureProps) {
  const { image, sizes = '100vw', crop = 'whole', eager = false, className } = props
  const { url, srcSet, width, height, focalX, focalY } = image
  return (
    <img
      src={url}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      alt={props.alt ?? image.alt}
      width={width}
      height={height}
      className={classNames(
        styles.picture,
        styles[crop],
        crop !== 'whole' && styles[`x${step(focalX)}`],
        crop !== 'whole' && styles[`y${step(focalY)}`],
        className,
      )}
      {...(eager ? FIRST : LATER)}
    />
  )
}

const FIRST = { fetchPriority: 'high' } as const
const LATER = { loading: 'lazy', decoding: 'async' } as const

/** Quarters are near enough, and a class can say them where a style attribute may not. */
export function step(focal: number): number {
  return Math.round(Math.min(1, Math.max(0, focal)) * 4) * 25
}
