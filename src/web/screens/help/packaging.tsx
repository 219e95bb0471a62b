// Packaging options, and the minimum quantities for custom labels and back cards.
import { brand } from '../../../shared/brand.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPackaging } from '../../../client/product-support.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ArticleFacts } from '../../features/content/article/article-facts.tsx'
import { ArticleHeader } from '../../features/content/article/article-header.tsx'
import { ArticleText } from '../../features/content/article/article-text.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { feedbackPath } from '../../features/support/feedback/feedback-path.ts'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { useNumber } from '../../format/format.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readPackaging({ id: 'all', lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(_: Data, context: HeadContext): Head {
  const { packaging: t } = textsOf(context.lang, 'help')
  const trail = helpTrail(context.lang, t.title, PATHS.packaging)
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.packaging,
    jsonLd: [breadcrumbJsonLd(trail, context)],
  }
}

export default function Packaging() {
  const { list } = useLoaderData() as Data
  const { packaging: t } = useTexts('help')
  const { trail, contents } = useTexts('article')
  const lang = useLang()
  return (
    <Column className={css.page}>
      <Breadcrumbs trail={helpTrail(lang, t.title, PATHS.packaging)} label={trail} />
      <ScreenTitle title={t.title} intro={t.intro} />
      {list.length > 2 && (
        <nav className={css.anchors} aria-label={contents}>
          {list.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          <a href="#your-own">{t.own}</a>
        </nav>
      )}
      {list.map((entry) => (
        <PackagingOption key={entry.id} entry={entry} />
      ))}
      <CustomPackaging />
    </Column>
  )
}

function PackagingOption({ entry }: { entry: ContentEntry }) {
  return (
    <section id={entry.id} className={css.option} aria-labelledby={`option-${entry.id}`}>
      {entry.image && (
        <Picture
          image={entry.image}
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 30vw, 100vw"
          className={css.optionPicture}
        />
      )}
      <div className={css.optionText}>
        <ArticleHeader entry={entry} level={2} id={`option-${entry.id}`} withDate={false} />
        <ArticleText entry={entry} html={entry.body} sectionId={entry.id} />
        <ArticleFacts facts={entry.facts} />
      </div>
    </section>
  )
}

/** Custom packaging is agreed separately: each link opens an enquiry with the minimum quantity filled in. */
function CustomPackaging() {
  const { packaging: t } = useTexts('help')
  const number = useNumber()
  const options = [
    [t.label, number(brand.customLabelMinimum)],
    [t.backCard, number(brand.customBackCardMinimum)],
  ] as const
  return (
    <section id="your-own" className={css.part} aria-labelledby="own-title">
      <SectionHeading id="own-title" title={t.own} note={t.ownNote} />
      <ul className={css.customOptions}>
        {options.map(([option, pieces]) => (
          <li key={option.name}>
            <h3>{option.name}</h3>
            <p className={css.figure}>{t.from(pieces)}</p>
            <p>{option.text}</p>
            <LocalLink
              to={feedbackPath({ type: 'cooperation', subject: option.subject(pieces) })}
              className={buttonClass('primary')}
            >
              {option.ask}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
