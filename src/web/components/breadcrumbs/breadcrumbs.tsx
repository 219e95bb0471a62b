// Breadcrumb navigation as links and as structured data.
import { LocalLink, localHref } from '../../page/local-link.tsx'
import type { HeadContext } from '../../page/head.ts'
import css from './breadcrumbs.module.css'

export interface Crumb {
  name: string
  path: string
}

interface BreadcrumbsProps {
  /** From the home page down; the last entry is the current page. */
  trail: readonly Crumb[]
  label: string
}

export function Breadcrumbs({ trail, label }: BreadcrumbsProps) {
  return (
    <nav className={css.trail} aria-label={label}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <LocalLink to={path}>{name}</LocalLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** schema.org BreadcrumbList. */
export function breadcrumbJsonLd(trail: readonly Crumb[], { lang, origin }: HeadContext): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localHref(lang, path),
    })),
  }
}
