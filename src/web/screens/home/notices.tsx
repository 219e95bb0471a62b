// Notices at the top of the home page, one line each.
import type { HomeInfo } from '../../../contract/home.ts'
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
