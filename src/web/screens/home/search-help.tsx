// Explains what to type into the search field, with working examples.
import { withBrand } from '../../../shared/brand.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { searchPath } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { SEARCH_EXAMPLES, SEARCH_EXAMPLES_HK } from './search-examples.ts'
import css from './support.module.css'

const KINDS = Object.keys(SEARCH_EXAMPLES) as (keyof typeof SEARCH_EXAMPLES)[]

export function SearchHelp() {
  const t = useTexts('support')
  const columns = t.searchColumns
  const examples = withBrand(useLang() === 'zh_hk' ? SEARCH_EXAMPLES_HK : SEARCH_EXAMPLES)
  return (
    <section aria-labelledby="search" className={css.section}>
      <SectionHeading id="search" title={t.search} />
      <p className={css.text}>{t.searchText}</p>
      <DataTable caption={t.search} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.query}</th>
            <th scope="col">{columns.example}</th>
            <th scope="col">{columns.note}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t.searchRows[kind][0]}</th>
              <td>
                <LocalLink to={searchPath(examples[kind])} className={css.example}>
                  {examples[kind]}
                </LocalLink>
              </td>
              <td>{t.searchRows[kind][1]}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={css.text}>{t.keys}</p>
    </section>
  )
}
