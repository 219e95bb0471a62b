// Contact page: form, mail address, and offices and teams by region.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPage } from '../../../client/content.ts'
import { listOrgRegions, readOrgTree } from '../../../client/reference.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { chipClass } from '../../../ui/chip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Article } from '../../features/content/article/article.tsx'
import { articleHead } from '../../features/content/article/article-head.ts'
import { OrgTree } from '../../features/content/org-tree/org-tree.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { MemberDetails } from './member-details.tsx'
import { CompanyImprint } from './imprint.tsx'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const [page, regions, organisation] = await Promise.all([
    readPage({ id: 'contact', lang }, transport),
    listOrgRegions({ lang, rows: 100 }, transport),
    readOrgTree({ lang }, transport),
  ])
  // An unknown region shows all offices.
  const requested = new URL(request.url).searchParams.get('region')
  const region = regions.list.find(({ id }) => id === requested)?.id ?? null
  const { list } = organisation
  const tree = region ? list.filter((office) => office.region === region) : list
  return { page, regions: regions.list, region, tree }
}
type Data = LoaderData<typeof loader>

export function head({ page, region }: Data, context: HeadContext): Head {
  const trail = helpTrail(context.lang, page.title, PATHS.contact)
  return {
    ...articleHead(page, { trail, canonical: PATHS.contact }, context),
    index: region === null,
  }
}

export default function Contact() {
  const data = useLoaderData() as Data
  const { page } = data
  const { contact: t } = useTexts('help')
  const { imprint } = useFrameData()
  const company = imprint ? [{ id: 'imprint', title: t.imprint }] : []
  return (
    <Article
      entry={page}
      html={page.body}
      trail={helpTrail(useLang(), page.title, PATHS.contact)}
      before={<ContactActions />}
      moreSections={[{ id: 'offices', title: t.offices }, ...company]}
    >
      <Offices {...data} />
      <CompanyImprint />
    </Article>
  )
}

function ContactActions() {
  const { contact: t } = useTexts('help')
  const { contactEmail } = useFrameData()
  return (
    <div className={css.actions}>
      <LocalLink to={PATHS.feedback} className={buttonClass('primary')}>
        {t.form}
      </LocalLink>
      <LocalLink to={`${PATHS.feedback}#follow`} className={buttonClass()}>
        {t.follow}
      </LocalLink>
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className={buttonClass()}>
          {contactEmail}
        </a>
      )}
      <MemberDetails />
    </div>
  )
}

function Offices({ regions, region, tree }: Pick<Data, 'regions' | 'region' | 'tree'>) {
  const { contact: t } = useTexts('help')
  const choices = [{ id: null, name: t.allRegions }, ...regions]
  return (
    <section id="offices" className={css.part} aria-labelledby="offices-title">
      <SectionHeading
        id="offices-title"
        title={t.offices}
        aside={<LocalLink to={PATHS.locations}>{t.map}</LocalLink>}
      />
      {regions.length > 1 && (
        <nav aria-label={t.regions}>
          <ul className={css.regions}>
            {choices.map(({ id, name }) => (
              <li key={id ?? ''}>
                <LocalLink
                  to={`${PATHS.contact}${id ? `?region=${encodeURIComponent(id)}` : ''}#offices`}
                  className={chipClass(id === region ? 'accent' : 'plain', true)}
                  aria-current={id === region ? 'true' : undefined}
                >
                  {name}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className={css.count}>
        {t.officeCount(tree.length)}
      </p>
      <OrgTree tree={tree} />
    </section>
  )
}
