// One poster: large images, text and the printable file.
import { type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { posterFilePath, readPoster } from '../../../client/company.ts'
import type { Poster } from '../../../contract/company.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Article } from '../../features/content/article/article.tsx'
import { breadcrumbJsonLd, type Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { PosterPictures } from '../../features/content/poster/poster-pictures.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from '../../features/content/poster/poster.module.css'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const poster = await readPoster({ id: params['id'] ?? '', lang }, transport)
  // Redirect an address with the wrong type to the canonical one.
  if (poster.type && poster.type !== params['type']) {
    throw redirect(poster.url, 301)
  }
  return poster
}
type Data = LoaderData<typeof loader>

export function head(poster: Data, context: HeadContext): Head {
  const { posters: t } = textsOf(context.lang, 'news')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: poster.title,
    description: poster.description || poster.summary,
    canonical: poster.url,
    index: !poster.isExample,
    ...(poster.image && { image: poster.image.url }),
    jsonLd: [breadcrumbJsonLd(trailOf(home, t.title, poster), context)],
  }
}

export default function PosterDetail() {
  const poster = useLoaderData() as Data
  const { posters: t } = useTexts('news')
  const { home } = useTexts('article')
  const lang = useLang()
  return (
    <Article
      entry={poster}
      html={poster.jobContent}
      trail={trailOf(home, t.title, poster)}
      kicker={poster.type && (t.types[poster.type] ?? poster.type)}
      withPicture={false}
      before={<PosterPictures pictures={picturesOf(poster)} title={poster.title} />}
    >
      <p className={css.actions}>
        {poster.downloadUrl && (
          <a
            className={buttonClass('primary')}
            href={posterFilePath({ id: poster.id, lang })}
            download
          >
            {t.download}
          </a>
        )}
        <LocalLink to={PATHS.posters} className={buttonClass()}>
          {t.all}
        </LocalLink>
      </p>
    </Article>
  )
}

/** The main image first, without a duplicate from the list. */
function picturesOf({ image, images }: Poster) {
  return image ? [image, ...images.filter(({ url }) => url !== image.url)] : images
}

function trailOf(home: string, posters: string, poster: Poster): Crumb[] {
  return [
    { name: home, path: PATHS.home },
    { name: posters, path: PATHS.posters },
    { name: poster.title, path: poster.url },
  ]
}
