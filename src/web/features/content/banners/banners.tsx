// Up to three links with a picture that the content defines for a page.
import type { LinkedPicture } from '../../../../contract/content.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import css from './banners.module.css'

const MAX_BANNERS = 3

interface BannersProps {
  banners: readonly LinkedPicture[]
  label: string
  /** True at the top of a page, whose first picture then loads with high priority. */
  isFirst?: boolean
  className?: string | undefined
}

/** The banners do not rotate; they are side by side, and a narrow window scrolls them. */
export function Banners({ banners, label, isFirst = false, className }: BannersProps) {
  const shown = banners.slice(0, MAX_BANNERS)
  if (shown.length === 0) return null
  return (
    <section className={classNames(className, css.banners)} aria-label={label}>
      <ul className={css.row}>
        {shown.map(({ id, image, title, url }, at) => (
          <li key={id}>
            <LocalLink to={url}>
              <img
                src={image}
                alt=""
                loading={isFirst ? undefined : 'lazy'}
                fetchPriority={isFirst && at === 0 ? 'high' : 'auto'}
              />
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
