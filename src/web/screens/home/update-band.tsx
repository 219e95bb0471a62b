// The latest catalogue updates as a dense table.
import { classNames } from '../../../ui/class-names.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useDay } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS, productPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { HomeBands } from './home-bands.ts'
import css from './update-band.module.css'

export function UpdateBand({ updates }: Pick<HomeBands, 'updates'>) {
  const t = useTexts('home')
  const day = useDay()
  if (updates.length === 0) return null
  const columns = t.updateColumns
  return (
    <section aria-labelledby="updates" className={css.band}>
      <SectionHeading
        id="updates"
        title={t.updates}
        note={t.updatesNote}
        aside={<LocalLink to={PATHS.updates}>{t.allUpdates}</LocalLink>}
      />
      <DataTable caption={t.updates}>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.fits}</th>
            <th scope="col" className={css.wide}>
              {columns.number}
            </th>
            <th scope="col" className={css.wide}>
              {columns.category}
            </th>
            <th scope="col">{columns.change}</th>
            <th scope="col" className={css.day}>
              {columns.date}
            </th>
          </tr>
        </thead>
        <tbody>
          {updates.map((row) => (
            <tr key={`${row.number} ${row.itemNo}`}>
              <th scope="row">
                <LocalLink to={productPath(row)} className={css.item}>
                  <img src={row.image} alt="" width="48" height="36" loading="lazy" />
                  {row.itemNo}
                </LocalLink>
              </th>
              <td className={css.long}>{row.compatibility}</td>
              <td className={classNames(css.short, css.wide)}>{row.partNumber}</td>
              <td className={classNames(css.day, css.wide)}>{row.category}</td>
              <td>
                {row.updateName} <small>{row.remark}</small>
              </td>
              <td className={css.day}>{day(row.date)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
