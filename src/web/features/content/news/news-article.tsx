// One news entry as an article, with type-specific content and links to its neighbours.
import type { ReactNode } from 'react'
import { newsVideoPath } from '../../../../client/news.ts'
import type { NewsEntry } from '../../../../contract/news.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { exhibitionPath } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { Article } from '../article/article.tsx'
import { fileKindOf } from '../article/article-files.tsx'
import type { Crumb } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { bytesText } from '../../../format/bytes-text.ts'
import css from './news.module.css'

export interface NewsArticleProps {
  entry: NewsEntry
  trail: readonly Crumb[]
}

/** Uses the texts 'news' and 'article'. */
export function NewsArticle({ entry, trail }: NewsArticleProps) {
  const { newsTypes } = useTexts('article')
  return (
    <Article
      entry={entry}
      html={newsBody(entry)}
      trail={trail}
      kicker={newsTypes[entry.type ?? 'announcement']}
      before={
        <>
          {entry.event && <EventBox event={entry.event} />}
          {entry.video && <NewsVideo entry={entry} video={entry.video} />}
        </>
      }
    >
      <MorePictures entry={entry} />
      <NeighbouringNews entry={entry} />
    </Article>
  )
}

/** The name of the body field depends on the type. */
export function newsBody({ ncontent, sContent, rcontent }: NewsEntry): string {
  return ncontent ?? sContent ?? rcontent ?? ''
}

function EventBox({ event }: { event: NonNullable<NewsEntry['event']> }) {
  const t = useTexts('news')
  const day = useDay()
  const { beginsOn, endsOn, place, exhibitionId } = event
  return (
    <section className={css.event} aria-labelledby="event">
      <h2 id="event">{t.eventTitle}</h2>
      <dl>
        <div>
          <dt>{t.when}</dt>
          <dd>
            <time dateTime={beginsOn}>{day(beginsOn)}</time>
            {endsOn !== beginsOn && (
              <>
                {' – '}
                <time dateTime={endsOn}>{day(endsOn)}</time>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t.where}</dt>
          <dd>{place}</dd>
        </div>
      </dl>
      {exhibitionId && (
        <p>
          <LocalLink to={exhibitionPath(exhibitionId)} className={buttonClass('primary')}>
            {t.visit}
          </LocalLink>
        </p>
      )}
    </section>
  )
}

interface VideoProps {
  entry: NewsEntry
  video: NonNullable<NewsEntry['video']>
}

function NewsVideo({ entry, video }: VideoProps) {
  const t = useTexts('news')
  const lang = useLang()
  const src = newsVideoPath({ id: video.id, lang })
  const size = `${fileKindOf(video.mediaType)} · ${bytesText(video.bytes)}`
  return (
    <div className={css.video}>
      {/* The article below describes the video in words. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video controls preload="none" poster={entry.image?.url} aria-label={t.video(entry.title)}>
        <source src={src} type={video.mediaType} />
      </video>
      <p>
        <a href={src} download>
          {t.videoFile}
        </a>{' '}
        {size}
      </p>
    </div>
  )
}

function MorePictures({ entry }: { entry: NewsEntry }): ReactNode {
  const more = entry.images.filter(({ url }) => url !== entry.image?.url)
  if (more.length === 0) return null
  return (
    <div className={css.pictures}>
      {more.map((image) => (
        <Picture key={image.url} image={image} sizes="(min-width: 768px) 720px, 100vw" />
      ))}
    </div>
  )
}

function NeighbouringNews({ entry: { previous, next } }: { entry: NewsEntry }) {
  const t = useTexts('news')
  if (!previous && !next) return null
  return (
    <nav className={css.neighbours} aria-label={t.around}>
      {previous && (
        <LocalLink to={previous.url} rel="prev">
          <small>{t.older}</small>
          <span>{previous.title}</span>
        </LocalLink>
      )}
      {next && (
        <LocalLink to={next.url} rel="next" className={css.next}>
          <small>{t.newer}</small>
          <span>{next.title}</span>
        </LocalLink>
      )}
    </nav>
  )
}
