// Offices on a map with their teams, optionally narrowed to the region in the address.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listOrgRegions, readOrgTree } from '../../../client/reference.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { chipClass } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { OfficeMap } from '../../features/content/organisation/office-map.tsx'
import { organisationJsonLd } from '../../features/content/organisation/organisation-json-ld.ts'
import { OrgTree } from '../../features/content/org-tree/org-tree.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { labelled } from '../../../shared/punctuation.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { trailFromHome } from './crumbs.ts'
import css from './company.module.css'

/** An unknown region shows all offices. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const [regions, { list: tree }] = await Promise.all([
    listOrgRegions({ lang }, transport),
    readOrgTree({ lang }, transport),
  ])
  const requested = new URL(request.url).searchParams.get('region')
  const region = regions.list.find(({ id }) => id === requested)?.id ?? ''
  const offices = region ? tree.filter((office) => office.region === region) : tree
  return { region, regions: regions.list, offices }
}
type Data = LoaderData<typeof loader>

export function head({ region, regions, offices }: Data, context: HeadContext): Head {
  const { locations: t } = textsOf(context.lang, 'company')
  const { home } = textsOf(context.lang, 'article')
  const name = regions.find(({ id }) => id === region)?.name
  return {
    title: name ? labelled(t.title, name) : t.title,
    description: t.description,
    canonical: addressOf(region),
    index: region === '',
    jsonLd: [
      organisationJsonLd(context, { offices }),
      breadcrumbJsonLd(trailFromHome(home, { name: t.title, path: PATHS.locations }), context),
    ],
  }
}

export default function Locations() {
  const { region, regions, offices } = useLoaderData() as Data
  const { locations: t } = useTexts('company')
  const { home, trail } = useTexts('article')
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs
        trail={trailFromHome(home, { name: t.title, path: PATHS.locations })}
        label={trail}
      />
      <ScreenTitle title={t.title} intro={t.intro} />
      <nav aria-label={t.regions} className={css.filter}>
        <RegionLink id="" current={region}>
          {t.allRegions}
        </RegionLink>
        {regions.map(({ id, name, offices: count }) => (
          <RegionLink key={id} id={id} current={region}>
            {t.inRegion(name, count)}
          </RegionLink>
        ))}
      </nav>
      {offices.length === 0 ? (
        <p className={css.none}>{t.none}</p>
      ) : (
        <>
          <OfficeMap offices={offices} />
          <OrgTree tree={offices} level={2} isNumbered />
        </>
      )}
      <p>
        <LocalLink to={PATHS.feedback} className={buttonClass()}>
          {t.contact}
        </LocalLink>
      </p>
    </div>
  )
}

function RegionLink({ id, current, children }: { id: string; current: string; children: string }) {
  return (
    <LocalLink
      to={addressOf(id)}
      className={chipClass('plain', true)}
      aria-current={id === current ? 'page' : undefined}
    >
      {children}
    </LocalLink>
  )
}

function addressOf(region: string): string {
  return region ? `${PATHS.locations}?region=${encodeURIComponent(region)}` : PATHS.locations
}
