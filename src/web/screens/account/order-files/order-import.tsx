// Files of orders: upload, columns, check, rows to correct, placing, report; without a file, those uploaded before.
import { useState } from 'react'
import { listOrderFiles, readOrderFile } from '../../../../client/order-file.ts'
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import { readMember } from '../../../../client/user-session.ts'
import { keyOf } from '../../../components/pager/keyset.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { type LoaderFunctionArgs, redirect } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import { EarlierFiles } from './earlier-files.tsx'
import { FileProgress } from './file-progress.tsx'
import { FileReport } from './file-report.tsx'
import { CheckResult } from './check-result.tsx'
import { MappingForm } from './mapping-form.tsx'
import { PlacingRejected } from './placing-rejected.tsx'
import { RowsForm } from './rows-form.tsx'
import { UploadForm } from './upload-form.tsx'
import member from '../member/member.module.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const [id, after] = ['file', 'after'].map((name) => keyOf(query.get(name)))
  return memberOnly(async () => {
    const { loginB2d, role } = await readMember({ lang }, transport)
    // Wholesalers, who are not logged in to the dropshipping area (`loginB2d`), upload no files of orders.
    if (!loginB2d) throw redirect(PATHS.basket)
    if (role !== 'owner' && role !== 'buyer') return { open: null, files: null }
    if (id === undefined) {
      const files = await listOrderFiles({ lang, ...(after && { after }) }, transport)
      return { open: null, files }
    }
    const file = await readOrderFile({ lang, id, after: after ?? 0 }, transport)
    const { placed } = file.progress
    const placedRows =
      placed > 0 ? await readOrderFile({ lang, id, show: 'placed', rows: 100 }, transport) : null
    return { open: { file, orders: placedRows?.list ?? [] }, files: null }
  })
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'order-file')
  return { title, canonical: PATHS.orderImport, index: false }
}

export default function OrderImport() {
  const t = useTexts('order-file')
  const { open, files } = useLoaderData() as Data
  if (open) {
    return (
      <MemberPage at={PATHS.orders} title={open.file.fileName}>
        {/* Another file starts with fresh fields. */}
        <OpenedFile key={open.file.id} file={open.file} orders={open.orders} />
      </MemberPage>
    )
  }
  return (
    <MemberPage at={PATHS.orders} title={t.title} lead={t.lead}>
      {files ? (
        <>
          <UploadForm />
          <EarlierFiles files={files} />
        </>
      ) : (
        <p>{t.noRole}</p>
      )}
      <p>
        <LocalLink to={PATHS.orders}>{t.toOrders}</LocalLink>
      </p>
    </MemberPage>
  )
}

interface OpenedFileProps {
  file: OpenedOrderFile
  orders: OpenedOrderFile['list']
}

function OpenedFile({ file, orders }: OpenedFileProps) {
  const t = useTexts('order-file')
  const { state, progress } = file
  const [steps, setSteps] = useState(0)
  /** The last rejection, until the next step is done; `count`: how many there have been since the last done step. */
  const [rejection, setRejection] = useState<{ count: number; reason?: string | undefined } | null>(
    null,
  )
  // While the rejection is shown it has the focus, so no heading may take it.
  const stepsDone = rejection ? 0 : steps
  const onDone = () => {
    setRejection(null)
    setSteps((count) => count + 1)
  }
  const onRejected = (reason: string | undefined) =>
    setRejection((last) => ({ count: (last?.count ?? 0) + 1, reason }))
  const hasFaulty = progress.faulty > 0
  const mayMapAgain = state === 'checked' || (state === 'done' && hasFaulty)
  return (
    <>
      {rejection && <PlacingRejected key={rejection.count} file={file} reason={rejection.reason} />}
      {state === 'read' && <MappingForm file={file} onDone={onDone} />}
      {state === 'placing' && <FileProgress file={file} stepsDone={stepsDone} />}
      {state === 'checked' && (
        <CheckResult file={file} stepsDone={stepsDone} onDone={onDone} onRejected={onRejected} />
      )}
      {state === 'done' && <FileReport file={file} orders={orders} stepsDone={stepsDone} />}
      {/* In every state, so that corrections typed before stay in their fields. */}
      {hasFaulty && <RowsForm file={file} onDone={onDone} />}
      {mayMapAgain && (
        <details>
          <summary>{t.columns.change}</summary>
          <MappingForm file={file} onDone={onDone} />
        </details>
      )}
      <div className={member.actions}>
        <LocalLink to={PATHS.orderImport}>{t.another}</LocalLink>
        <LocalLink to={PATHS.orders}>{t.toOrders}</LocalLink>
      </div>
    </>
  )
}
