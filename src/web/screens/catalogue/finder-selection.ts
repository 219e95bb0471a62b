// Address, title, breadcrumbs and steps of a finder page.
import type { FinderStep } from '../../features/fit/finder/finder-steps.tsx'
import type { Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { finderPath, PATHS } from '../../paths.ts'
import type { lists } from '../../texts/en_us/lists.ts'

export interface FinderSelection {
  /** Null means any type. */
  type: { code: string; name: string } | null
  brand: { slug: string; name: string } | null
}

/** In the language of the page; a type that the texts do not have keeps the name that the catalogue gives it. */
export function typeName(t: typeof lists, type: { code: string; name: string }): string {
  return t.finder.typeNames[type.code] ?? type.name
}

export function finderUrl({ type, brand }: FinderSelection): string {
  return finderPath(type?.code, brand?.slug)
}

export function finderTitle(t: typeof lists, { type, brand }: FinderSelection): string {
  if (brand) return type ? `${brand.name} · ${typeName(t, type)}` : brand.name
  return type ? t.finder.brandsOf(typeName(t, type)) : t.titles.finder
}

export function finderTrail(t: typeof lists, { type, brand }: FinderSelection): Crumb[] {
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.finder, path: PATHS.finder },
    ...(type ? [{ name: typeName(t, type), path: finderPath(type.code) }] : []),
    ...(brand ? [{ name: brand.name, path: finderPath(type?.code, brand.slug) }] : []),
  ]
}

export function finderSteps(t: typeof lists, { type, brand }: FinderSelection): FinderStep[] {
  return [
    { step: 'type', ...(type && { chosen: typeName(t, type), path: PATHS.finder }) },
    { step: 'brand', ...(brand && { chosen: brand.name, path: finderPath(type?.code) }) },
    { step: 'model' },
  ]
}
