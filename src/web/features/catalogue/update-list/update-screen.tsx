// Update list screen: filters, export, rows and pagination, day by day or as a table.
import { useNavigation } from '../../../router/router-context.ts'
import { Column } from '../../../../ui/page.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { type textsOf, useTexts } from '../../../texts.ts'
import { Breadcrumbs, type Crumb } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { useLastAnswer } from '../product-list/use-last-answer.ts'
import { ListFailure } from '../product-list/list-failure.tsx'
import { ScreenTitle } from '../../../components/screen-title/screen-title.tsx'
import type { Updates } from './load-updates.ts'
import { updateQuery } from './update-url.ts'
import { UpdateExport } from './update-export.tsx'
import { UpdateFilters } from './update-filters.tsx'
import { UpdateItems } from './update-items.tsx'
import { UpdateTable } from './update-table.tsx'
import css from './update-list.module.css'

interface UpdateScreenProps {
  updates: Updates
  isTable: boolean
}

export function UpdateScreen({ updates, isTable }: UpdateScreenProps) {
  const t = useTexts('lists')
  const { list, filters } = updates
  const shown = useLastAnswer(list.answer)
  const busy = useNavigation().state === 'loading'
  const path = isTable ? PATHS.updatesTable : PATHS.updates
  const other = isTable ? PATHS.updates : PATHS.updatesTable
  const title = isTable ? t.titles.updatesTable : t.titles.updates
  return (
    <Column>
      <Breadcrumbs trail={updatesTrail(t, { isTable })} label={t.trail} />
      <ScreenTitle title={title} intro={t.updates.intro}>
        <LocalLink to={other + updateQuery(updates)}>
          {isTable ? t.updates.asList : t.updates.asTable}
        </LocalLink>
      </ScreenTitle>
      <UpdateFilters updates={updates} path={path} />
      {list.failure && <ListFailure failure={list.failure} path={path} screenQuery={{}} />}
      {shown && (
        <div data-busy={busy || undefined} aria-busy={busy} className={css.rows}>
          <div className={css.bar}>
            <p role="status">
              <strong>{t.updates.rows(shown.total)}</strong>
            </p>
            <UpdateExport filters={filters} label={t.updates.exportLabel} />
          </div>
          {shown.list.length === 0 && <p className={css.none}>{t.updates.none}</p>}
          {shown.list.length > 0 && !isTable && <UpdateItems rows={shown.list} />}
          {shown.list.length > 0 && isTable && <UpdateTable rows={shown.list} caption={title} />}
          <Pager {...shown} hrefOf={(page) => path + updateQuery({ filters, page })} />
        </div>
      )}
    </Column>
  )
}

export function updatesTrail(
  t: ReturnType<typeof textsOf<'lists'>>,
  { isTable }: { isTable: boolean },
): Crumb[] {
  const list = { name: t.titles.updates, path: PATHS.updates }
  const table = { name: t.titles.updatesTable, path: PATHS.updatesTable }
  return [{ name: t.home, path: PATHS.home }, list, ...(isTable ? [table] : [])]
}
