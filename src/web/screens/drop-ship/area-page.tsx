// A titled page in the layout of the dropshipping area.
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { type Crumb, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './area.module.css'

interface AreaPageProps {
  title: string
  lead?: string
  path: string
  children: ReactNode
}

/** Uses the texts 'drop-ship' and 'article'. */
export function AreaPage({ title, lead, path, children }: AreaPageProps) {
  const { trail: label } = useTexts('article')
  return (
    <DropShipLayout>
      <div className={classNames(columnClass, css.page)}>
        <div>
          <Breadcrumbs trail={useTrail(title, path)} label={label} />
          <h1>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </DropShipLayout>
  )
}

/** Breadcrumbs from the area's home page to this page. */
export function useTrail(title: string, path: string): Crumb[] {
  const { area } = useTexts('drop-ship')
  return [
    { name: area, path: PATHS.dropShipHome },
    { name: title, path },
  ]
}
