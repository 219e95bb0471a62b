// The home page of the dropshipping area: what it is, how it works, the deposit rules, and news.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readDropShipHome } from '../../../client/home.ts'
import type { ContentCard as Card } from '../../../contract/content.ts'
import { brand } from '../../../shared/brand.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { cardGrid, ContentTile } from '../../features/content/content-card/content-tile.tsx'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import { useSession } from '../../page/frame-data.ts'
import { useNumber } from '../../format/format.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { labelled } from '../../../shared/punctuation.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { DepositFacts } from './deposit-facts.tsx'
import { DepositTeaser } from './deposit-teaser.tsx'
import { StepDrawing } from './step-drawing.tsx'
import css from './home.module.css'

interface LandingData {
  news: Card[]
}

/** If the call fails, the page renders without news. */
export async function loader({ context }: LoaderFunctionArgs): Promise<LandingData> {
  const { lang, transport } = context.get(pageContext)
  try {
    return { news: (await readDropShipHome({ lang }, transport)).homeNews }
  } catch {
    return { news: [] }
  }
}

export function head(_: unknown, { lang }: HeadContext): Head {
  const { landing, area } = textsOf(lang, 'drop-ship')
  return {
    title: labelled(area, landing.title),
    description: landing.description,
    canonical: PATHS.dropShipHome,
  }
}

export default function DropShipHome() {
  const { news } = useLoaderData() as LandingData
  const t = useTexts('drop-ship').landing
  return (
    <DropShipLayout>
      <div className={classNames(columnClass, css.page)}>
        <div className={css.top}>
          <h1>{t.title}</h1>
          <p className={css.lead}>{t.lead}</p>
          <Actions />
        </div>
        <Steps />
        <DepositFacts />
        <DepositTeaser />
        <News news={news} />
      </div>
    </DropShipLayout>
  )
}

function Actions() {
  const t = useTexts('drop-ship').landing
  const session = useSession()
  return (
    <p className={css.actions}>
      {session ? (
        <LocalLink to={PATHS.allProducts} className={buttonClass('primary')}>
          {t.toShop}
        </LocalLink>
      ) : (
        <>
          <LocalLink to={`${PATHS.register}?kind=dropship`} className={buttonClass('primary')}>
            {t.apply}
          </LocalLink>
          <LocalLink to={PATHS.dropShipLogIn} className={buttonClass('plain')}>
            {t.logIn}
          </LocalLink>
        </>
      )}
    </p>
  )
}

function Steps() {
  const t = useTexts('drop-ship').landing
  const number = useNumber()
  const steps = t.steps(`USD ${number(BUSINESS.depositUsd)}`, brand.applicationWorkingDays)
  return (
    <section className={css.section} aria-labelledby="steps">
      <SectionHeading
        id="steps"
        title={t.stepsTitle}
        tone="series"
        aside={<LocalLink to={PATHS.dropShipAbout}>{t.stepsMore}</LocalLink>}
      />
      <ol className={css.steps}>
        {steps.map(([name, text], step) => (
          <li key={name}>
            <StepDrawing step={step} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function News({ news }: LandingData) {
  const t = useTexts('drop-ship').landing
  const { newsTypes } = useTexts('article')
  if (news.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="news">
      <SectionHeading
        id="news"
        title={t.news}
        tone="series"
        aside={<LocalLink to={PATHS.dropShipNews}>{t.allNews}</LocalLink>}
      />
      <ul className={cardGrid}>
        {news.map((card) => (
          <li key={card.id}>
            <ContentTile card={card} level={3} kicker={newsTypes[card.type ?? '']} />
          </li>
        ))}
      </ul>
    </section>
  )
}
