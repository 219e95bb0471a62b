// Numbers of a battery: manufacturer part numbers, names reported by devices, standard names.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { searchPath } from '../../../paths.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { mergeNumbers } from './merge-numbers.ts'
import css from './part-numbers.module.css'

interface PartNumbersProps {
  numbers: ProductPage['partNoList']
  lang: Lang
  t: typeof product
}

/** Each number links to its search, which shows all products with that number. */
export function PartNumbers({ numbers, lang, t }: PartNumbersProps) {
  const kinds: Record<string, string> = t.numbers.kinds
  const rows = mergeNumbers(numbers)
  if (!rows.length) return <p className={css.none}>{t.numbers.none}</p>
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t.numbers.number}</th>
            <th scope="col">{t.numbers.kind}</th>
            <th scope="col">{t.numbers.brand}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kinds: kindsOfNumber, raw, brand }) => (
            <tr key={raw}>
              <td>
                <a href={localHref(lang, searchPath(raw))} title={t.numbers.search(raw)}>
                  {raw}
                </a>{' '}
                <CopyButton value={raw} label={t.copy.number(raw)}>
                  {t.copy.short}
                </CopyButton>
              </td>
              <td>{kindsOfNumber.map((kind) => kinds[kind] ?? kind).join(' · ')}</td>
              <td>{brand ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 1 && (
        <CopyButton value={rows.map(({ raw }) => raw).join('\n')}>{t.copy.all}</CopyButton>
      )}
    </>
  )
}
