// Bar at the bottom of phones: search, wish list, for members the basket, and account.
import { SearchIcon } from '../../../../ui/icons.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { ShortAccountLinks } from '../../account/account-links.tsx'
import css from './bottom-bar.module.css'

/** watch-search-links.ts makes links marked `data-focus-search` focus the search field of the page, if it has one. */
export function BottomBar() {
  const t = useTexts('frame').nav
  return (
    <nav className={css.bar} aria-label={t.short}>
      <LocalLink to={PATHS.search} className={css.item} data-focus-search="">
        <SearchIcon />
        {t.search}
      </LocalLink>
      <ShortAccountLinks linkClass={css.item} />
    </nav>
  )
}
