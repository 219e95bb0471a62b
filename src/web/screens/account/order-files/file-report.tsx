// What became of the orders of a file, each with a link.
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { lazyReorder } from '../../../features/basket-button/lazy-reorder.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { type FileSteps, StepHeading } from './step-heading.tsx'

export interface FileReportProps extends Pick<FileSteps, 'stepsDone'> {
  file: OpenedOrderFile
  /** The first of the orders that were placed. */
  orders: OpenedOrderFile['list']
}

export function FileReport({ file, orders, stepsDone }: FileReportProps) {
  const { report: t, fields, summary } = useTexts('order-file')
  const { labels } = useTexts('money').orders
  const { placed, waiting } = file.progress
  const reorder = useLazyComponent(lazyReorder)
  return (
    <section className={member.section} aria-labelledby="report">
      <StepHeading id="report" stepsDone={stepsDone} isAutomatic>
        {t.title}
      </StepHeading>
      <p className={member.done}>{placed > 0 ? t.placed(placed) : t.none}</p>
      {waiting > 0 && (
        <p>
          {t.waiting(waiting)} <LocalLink to={PATHS.account}>{summary.topUp}</LocalLink>
        </p>
      )}
      {orders.length > 0 && (
        <DataTable caption={t.title}>
          <TableHead texts={[t.order, fields.reference, t.status]} />
          <tbody>
            {orders.map(({ line, orderNo, reference, label }) => (
              <tr key={line}>
                <th scope="row" className={member.whole}>
                  {orderNo && (
                    <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })}>
                      {orderNo}
                    </LocalLink>
                  )}
                </th>
                <td>
                  <bdi>{reference}</bdi>
                </td>
                <td>{label && labels[label]}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {placed > 0 && reorder && <reorder.Reorder source={{ fileId: file.id }} />}
      {placed > orders.length && <p className={member.muted}>{t.first(orders.length)}</p>}
    </section>
  )
}
