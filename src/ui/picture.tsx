// A content picture: reserves its box, loads the rendition that fits, and crops around the focal point.
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

/** As returned by the calls. */
export interface PictureSource {
  url: string
  srcSet: string
  alt: string
  width: number
  height: number
  /** The focal point as fractions of width and height, 0 to 1 from the top left. */
  focalX: number
  focalY: number
}

export interface PictureProps {
  image: PictureSource
  /** The sizes attribute: '(min-width: 768px) 33vw, 100vw'. */
  sizes?: string
  /** whole: original proportions. wide: cropped to 16:9. square: cropped to 1:1. */
  crop?: 'whole' | 'wide' | 'square'
  /** Visible on load, so fetched first. */
  eager?: boolean
  /** Overrides the picture's own alternative text; '' where an adjacent title says the same. */
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

/** Rounded to quarters, since classes can express those and the CSP forbids style attributes. */
export function step(focal: number): number {
  return Math.round(Math.min(1, Math.max(0, focal)) * 4) * 25
}
