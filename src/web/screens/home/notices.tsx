// Notices at the top of the home page, one line each, and up to three links with a picture.
import type { HomeInfo } from '../../../contract/home.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { useTexts } from '../../texts.ts'
import css from './notices.module.css'

export function Notices({ notices }: { notices: HomeInfo['notice'] }) {
  const t = useTexts('home')
  if (notices.length === 0) return null
  return (
    <section className={css.notices} aria-label={t.notices}>
      <ul className={columnClass}>
        {notices.map(({ id, title, url }) => (
          <li key={id}>
            <LocalLink to={url}>{title}</LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_BANNERS = 3

/** The banners do not rotate; they are side by side, and a narrow window scrolls them. */
export function Banners({ banners }: { banners: HomeInfo['banner'] }) {
  const t = useTexts('home')
  const shown = banners.slice(0, MOST_BANNERS)
  if (shown.length === 0) return null
  return (
    <section className={classNames(columnClass, css.banners)} aria-label={t.banners}>
      <ul className={css.row}>
        {shown.map(({ id, image, title, url }, at) => (
          <li key={id}>
            <LocalLink to={url}>
              <img src={image} alt="" fetchPriority={at ? 'auto' : 'high'} />
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
