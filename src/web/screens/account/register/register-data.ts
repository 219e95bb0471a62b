// Data of the registration page: countries, and the categories that an applicant may be interested in.
import type { Country } from '../../../../contract/reference.ts'
import { readCountries } from '../../../components/read-countries.ts'
import { readMenu } from '../../../components/read-menu.ts'
import { menuTree } from '../../../features/frame/mega-menu/menu-tree.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import type { PageContext } from '../../../site-context.ts'

export interface RegisterData {
  countries: Country[]
  /** Those with the most packs, largest first. */
  largestCategories: OfferedCategory[]
}

interface OfferedCategory {
  categoryId: string
  name: string
}

/** The call that submits the application accepts at most this many. */
export const MAX_CATEGORIES = 20

/** The categories are optional: if they cannot be loaded, the form omits their question. */
export async function loadRegisterData(page: PageContext): Promise<RegisterData> {
  const [countries, menu] = await Promise.all([readCountries(page), readMenu(page).catch(() => [])])
  const largest = menuTree(menu).leaves.slice(0, MAX_CATEGORIES)
  const largestCategories = largest.map(({ categoryId, name }) => ({ categoryId, name }))
  return { countries, largestCategories }
}

export function useRegisterData(): RegisterData {
  return useLoaderData() as RegisterData
}
