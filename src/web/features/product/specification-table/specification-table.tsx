// Specification in four grouped tables; marks derived values and explains the mark.
import type { ProductPage } from '../../../../contract/product.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { specificationGroups } from './specification-rows.ts'
import css from './specification-table.module.css'

interface SpecificationTableProps {
  detail: ProductPage['productDetail']
  t: typeof product
}

export function SpecificationTable({ detail, t }: SpecificationTableProps) {
  const groups = specificationGroups(detail, t)
  const anyDerived = groups.some(({ rows }) => rows.some(({ derived }) => derived))
  return (
    <>
      <div className={css.groups}>
        {groups.map(({ id, rows }) => (
          <table key={id}>
            <caption>{t.spec.groups[id]}</caption>
            <tbody>
              {rows.map(({ label, value, derived, copy }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    {derived && (
                      <span role="img" aria-label={t.spec.derived} title={t.spec.derived}>
                        ≈{' '}
                      </span>
                    )}
                    {value}{' '}
                    {copy && (
                      <CopyButton value={copy} label={t.copy.number(copy)}>
                        {t.copy.short}
                      </CopyButton>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {anyDerived && <p className={css.legend}>{t.spec.legend}</p>}
    </>
  )
}
