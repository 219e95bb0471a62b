// Loads a finder step: types and brands, or the models of a brand.
import { type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { listFinderBrands, listFinderDevices } from '../../../client/finder.ts'
import { searchPath } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import type { LoaderData } from '../loader-data.ts'
import { notFound } from '../not-found-answer.ts'

/** The most models that one call returns. */
const MODELS_PER_PAGE = 100
const KEYWORD_LENGTH = 200

/**
 * In the address, '-' means any device type. Words without a type, such as those typed on the home page, are searched
 * for instead.
 */
export async function loadFinder({ params, request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const keyword = (query.get('keyword') ?? '').slice(0, KEYWORD_LENGTH).toWellFormed()
  if (params.type === undefined && keyword.trim() !== '') throw redirect(searchPath(keyword.trim()))
  const type = params.type === '-' ? undefined : params.type
  const ofType = type === undefined ? {} : { deviceType: type }
  const { types, brands } = await listFinderBrands({ lang, ...ofType }, transport, request.signal)
  const selection = {
    type: types.find(({ code }) => code === type) ?? null,
    brand: brands.find(({ slug }) => slug === params.brand) ?? null,
  }
  if (params.brand === undefined) return { ...selection, types, brands, models: null, keyword: '' }
  if (!selection.brand) throw notFound()
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const input = { lang, ...ofType, brand: params.brand, page, rows: MODELS_PER_PAGE, keyword }
  const models = await listFinderDevices(input, transport, request.signal)
  return { ...selection, types: [], brands: [], models, keyword }
}

export type FinderData = LoaderData<typeof loadFinder>
