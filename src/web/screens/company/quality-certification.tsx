// Certificates by type and the documents that accompany batteries, each with what a buyer should check.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listQualityCertificates } from '../../../client/product-support.ts'
import { CERTIFICATE_TYPES } from '../../../shared/content-kinds.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { chipClass } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { labelled } from '../../../shared/punctuation.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { trailFromHome } from './crumbs.ts'
import { CertificateEntry, DocumentEntry } from './quality/document-entry.tsx'
import company from './company.module.css'
import css from './quality/quality.module.css'

type ChosenType = (typeof CERTIFICATE_TYPES)[number] | 'all'

/** An unknown type shows all certificates. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const requested = new URL(request.url).searchParams.get('type')
  const type: ChosenType = CERTIFICATE_TYPES.find((each) => each === requested) ?? 'all'
  const { list, documents } = await listQualityCertificates({ type, lang }, transport)
  return { type, certificates: list, documents }
}
type Data = LoaderData<typeof loader>

export function head({ type }: Data, context: HeadContext): Head {
  const { quality: t } = textsOf(context.lang, 'company')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: type === 'all' ? t.title : labelled(t.title, t.types[type]),
    description: t.description,
    canonical: addressOf(type),
    index: type === 'all',
    jsonLd: [
      breadcrumbJsonLd(trailFromHome(home, { name: t.title, path: PATHS.quality }), context),
    ],
  }
}

export default function QualityCertification() {
  const { type, certificates, documents } = useLoaderData() as Data
  const { quality: t } = useTexts('company')
  const { home, trail } = useTexts('article')
  return (
    <div className={classNames(columnClass, company.page)}>
      <Breadcrumbs
        trail={trailFromHome(home, { name: t.title, path: PATHS.quality })}
        label={trail}
      />
      <ScreenTitle title={t.title} intro={t.intro} />
      <nav aria-label={t.filter} className={company.filter}>
        {(['all', ...CERTIFICATE_TYPES] as const).map((each) => (
          <LocalLink
            key={each}
            to={addressOf(each)}
            className={chipClass('plain', true)}
            aria-current={each === type ? 'page' : undefined}
          >
            {each === 'all' ? t.all : t.types[each]}
          </LocalLink>
        ))}
      </nav>
      {certificates.length === 0 && <p className={company.none}>{t.none}</p>}
      {CERTIFICATE_TYPES.map((each) => (
        <Certificates key={each} type={each} all={certificates} />
      ))}
      <Documents documents={documents} />
      <section className={company.band} aria-labelledby="verify">
        <SectionHeading id="verify" title={t.verify} />
        <p className={company.intro}>{t.verifyText}</p>
        <p>
          <LocalLink to={PATHS.verification} className={buttonClass()}>
            {t.verifyLink}
          </LocalLink>
        </p>
      </section>
    </div>
  )
}

interface CertificatesProps {
  type: (typeof CERTIFICATE_TYPES)[number]
  all: Data['certificates']
}

function Certificates({ type, all }: CertificatesProps) {
  const { quality: t } = useTexts('company')
  const certificates = all.filter((each) => each.type === type)
  if (certificates.length === 0) return null
  return (
    <section className={company.band} aria-labelledby={`type-${type}`}>
      <SectionHeading id={`type-${type}`} title={t.types[type]} />
      <div className={css.entries}>
        {certificates.map((certificate) => (
          <CertificateEntry key={certificate.id} certificate={certificate} />
        ))}
      </div>
    </section>
  )
}

function Documents({ documents }: Pick<Data, 'documents'>) {
  const { quality: t } = useTexts('company')
  if (documents.length === 0) return null
  return (
    <section className={company.band} aria-labelledby="documents">
      <SectionHeading id="documents" title={t.documents} />
      <p className={company.intro}>{t.documentsIntro}</p>
      <div className={css.entries}>
        {documents.map((each) => (
          <DocumentEntry key={each.id} batteryDocument={each} />
        ))}
      </div>
    </section>
  )
}

function addressOf(type: ChosenType): string {
  return type === 'all' ? PATHS.quality : `${PATHS.quality}?type=${type}`
}
