// Loads the update list (what was listed, changed or discontinued) and its filter options, for the screen that
// lists them day by day and the one with a table.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { listUpdates } from '../../../../client/product-support.ts'
import { listProducts } from '../../../../client/product.ts'
import type { FacetValue } from '../../../../contract/product-card.ts'
import { pageContext } from '../../../site-context.ts'
import { listResult } from '../product-list/load-list.ts'
import { readUpdateState } from './update-url.ts'

/** Rows per page. */
export const UPDATE_ROWS = 50

export interface Choice {
  value: string
  label: string
}

export async function loadUpdates({ request, context }: LoaderFunctionArgs) {
  const { lang, transport, packSeries } = context.get(pageContext)
  const { filters, page } = readUpdateState(new URL(request.url).searchParams)
  // `perPack`: lists a pack once, by its item of this series.
  const input = { lang, ...filters, page, rows: UPDATE_ROWS, perPack: packSeries() }
  const [list, { facets }] = await Promise.all([
    listResult(listUpdates(input, transport, request.signal)),
    listProducts({ lang, rows: 1 }, transport, request.signal),
  ])
  return {
    filters,
    page,
    list,
    choices: {
      category: choices(facets.category),
      brand: choices(facets.brand),
      region: choices(facets.region),
    },
  }
}

export type Updates = Awaited<ReturnType<typeof loadUpdates>>

function choices(values: FacetValue[]): Choice[] {
  return values.map(({ value, label }) => ({ value, label }))
}
