// News list with filters by type, year and keyword; newest first.
import { useNavigation } from '../../../router/router-context.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { cardGrid, ContentTile } from '../content-card/content-tile.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import type { NewsCardsProps } from './load-news.ts'
import { newsQuery } from './news-url.ts'
import { NewsFilters } from './news-filters.tsx'
import css from './news.module.css'

/** Uses the texts 'news', 'article' and 'lists'. */
export function NewsCards({ news, path }: NewsCardsProps) {
  const t = useTexts('news')
  const { newsTypes } = useTexts('article')
  const { filters, answer } = news
  const { page: _, ...others } = filters
  const busy = useNavigation().state === 'loading'
  return (
    <>
      <NewsFilters news={news} path={path} />
      <p role="status" className={css.count}>
        {t.count(answer.total)}
      </p>
      {answer.list.length === 0 && (
        <div className={css.none}>
          <p>{filters.keyword ? t.noneFor(filters.keyword) : t.none}</p>
          {Object.keys(filters).length > 0 && (
            <LocalLink to={path} className={buttonClass()}>
              {t.showAll}
            </LocalLink>
          )}
        </div>
      )}
      <ul className={cardGrid} aria-busy={busy}>
        {answer.list.map((card, index) => (
          <li key={card.id}>
            <ContentTile
              card={card}
              kicker={newsTypes[card.type ?? 'announcement']}
              eager={index < 3}
            />
          </li>
        ))}
      </ul>
      <Pager {...answer} hrefOf={(page) => path + newsQuery({ ...others, page })} />
    </>
  )
}
