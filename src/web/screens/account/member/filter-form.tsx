// Form that narrows a list of a member page by the query of its URL; works without scripts.
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink, useHref } from '../../../page/local-link.tsx'
import css from './member.module.css'

interface FilterFormProps {
  /** Path of the list, without a query. */
  path: string
  /** Whether the form searches for a text. */
  isSearch?: boolean
  button: string
  /** Text of the link to the whole list; null: no link. */
  all: string | null
  children: ReactNode
}

export function FilterForm({ path, isSearch = false, button, all, children }: FilterFormProps) {
  return (
    <form
      action={useHref(path)}
      method="get"
      className={css.form}
      role={isSearch ? 'search' : undefined}
    >
      {children}
      <div className={css.actions}>
        <Button type="submit">{button}</Button>
        {all !== null && <LocalLink to={path}>{all}</LocalLink>}
      </div>
    </form>
  )
}
