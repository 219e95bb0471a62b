// The item of an update, with its twin if both have the same update.
import type { UpdateRow } from '../../../../contract/home.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'

export function UpdatedItems({ row }: { row: UpdateRow }) {
  return (
    <>
      <LocalLink to={productPath(row)}>{row.itemNo}</LocalLink>
      {row.pair && (
        <>
          {' / '}
          <LocalLink to={productPath(row.pair)}>{row.pair.itemNo}</LocalLink>
        </>
      )}
    </>
  )
}

export function brandsOf({ brand, pair }: UpdateRow): string {
  return pair ? `${brand} / ${pair.brand}` : brand
}
