// The documents of an account by month and kind, as PDF files.
import { accountDocumentPath, listAccountDocuments } from '../../../../client/account-documents.ts'
import { STATEMENT_PATH } from '../../../../client/account.ts'
import { orderDocumentAddress } from '../../../../client/order-documents.ts'
import type { AccountDocument } from '../../../../contract/account-documents.ts'
import { ACCOUNT_DOCUMENT_KINDS } from '../../../../shared/document-kinds.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { keyOf, listPath } from '../../../components/pager/keyset.ts'
import { KeysetLinks } from '../../../components/pager/keyset-links.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay, useNumber } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { pageContext, useLang } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly } from '../../member-only.ts'
import { FilterForm } from '../member/filter-form.tsx'
import { MemberPage } from '../member/member-page.tsx'
import member from '../member/member.module.css'

/** The largest `after` that the call takes. */
const MAX_AFTER = 1_000_000
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const kind = ACCOUNT_DOCUMENT_KINDS.find((each) => each === query.get('kind'))
  const typed = query.get('month') ?? ''
  const month = MONTH.test(typed) ? typed : ''
  const requested = keyOf(query.get('after')) ?? 0
  const after = requested <= MAX_AFTER ? requested : 0
  // Redirects logins that may not see money to the account page, which says so.
  return memberOnly(async () => {
    const filter = { ...(kind && { kind }), ...(month && { month }), after }
    const page = await listAccountDocuments({ lang, ...filter }, transport)
    return { ...page, kind: kind ?? '', month, isFirstPage: after === 0 }
  }, PATHS.account)
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'company-lists').documents
  return { title, canonical: PATHS.accountDocuments, index: false }
}

export default function Documents() {
  const t = useTexts('company-lists').documents
  const number = useNumber()
  const { list, next, count, kind, month, isFirstPage } = useLoaderData() as Data
  const isFiltered = kind !== '' || month !== ''
  const pathOf = (after?: number) => listPath(PATHS.accountDocuments, { kind, month, after })
  return (
    <MemberPage at={PATHS.account} title={t.title} lead={t.lead}>
      <Filter key={`${kind} ${month}`} />
      {list.length > 0 ? (
        <>
          <p role="status" tabIndex={-1} data-results>
            {t.count(number(count ?? list.length))}
          </p>
          <Table />
        </>
      ) : isFiltered || !isFirstPage ? (
        <p role="status" tabIndex={-1} data-results>
          {t.notFound}
        </p>
      ) : (
        <div className={member.card}>
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
        </div>
      )}
      <div className={member.actions}>
        <KeysetLinks
          start={isFirstPage ? null : pathOf()}
          next={next === null ? null : pathOf(next)}
          startText={t.newest}
          nextText={t.more}
        />
      </div>
    </MemberPage>
  )
}

function Filter() {
  const t = useTexts('company-lists').documents
  const { kind, month } = useLoaderData() as Data
  return (
    <FilterForm path={PATHS.accountDocuments} button={t.show} all={kind || month ? t.all : null}>
      <div className={member.pair}>
        <Field id="documents-kind" label={t.kind}>
          <select id="documents-kind" name="kind" defaultValue={kind} className={controlClass}>
            <option value="">{t.allKinds}</option>
            {ACCOUNT_DOCUMENT_KINDS.map((each) => (
              <option key={each} value={each}>
                {t.kinds[each]}
              </option>
            ))}
          </select>
        </Field>
        <Field id="documents-month" label={t.month} hint={t.monthHint}>
          <input
            id="documents-month"
            name="month"
            type="month"
            defaultValue={month}
            className={controlClass}
          />
        </Field>
      </div>
    </FilterForm>
  )
}

function Table() {
  const t = useTexts('company-lists').documents
  const { list } = useLoaderData() as Data
  const lang = useLang()
  const money = useMoney()
  const day = useDay()
  return (
    <DataTable caption={t.lead}>
      <TableHead texts={[t.document, t.subject, t.issued]} figures={[t.total]} />
      <tbody>
        {list.map((each) => {
          const { kind, title, number, orderNo, month, at, total, currency } = each
          return (
            <tr key={`${kind} ${number ?? orderNo ?? month} ${currency}`}>
              <th scope="row" className={member.name}>
                <a href={addressOf(each, lang)} download="">
                  {t.download([title, number].filter(Boolean).join(' '))}
                </a>
              </th>
              <td className={member.whole}>
                {orderNo === null ? (
                  month
                ) : (
                  <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })}>
                    {orderNo}
                  </LocalLink>
                )}
              </td>
              <td className={member.whole}>{day(sellerDay(new Date(at)))}</td>
              <td className={numberCell}>
                {money(total, currency)}
                {kind === 'statement' && <div className={member.muted}>{t.closing}</div>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function addressOf(document: AccountDocument, lang: Lang): string {
  const { kind, number, orderNo, currency } = document
  if (number !== null) return accountDocumentPath({ lang, number })
  if (kind === 'proforma' && orderNo !== null) {
    return orderDocumentAddress(orderNo, { kind, title: '', parcelNo: null, number }, lang)
  }
  // The membership may have had another currency in that month, and therefore another account.
  const statement = { lang, month: document.month ?? '', currency, format: 'pdf' }
  return `${STATEMENT_PATH}?${new URLSearchParams(statement)}`
}
