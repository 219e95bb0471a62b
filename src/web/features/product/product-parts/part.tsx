// Section of a long page: an anchor, a heading and content.
import type { ReactNode } from 'react'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import css from './product-parts.module.css'

interface PartProps {
  id: string
  title: string
  children: ReactNode
}

export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className={css.part} aria-labelledby={`h-${id}`}>
      <SectionHeading id={`h-${id}`} title={title} />
      {children}
    </section>
  )
}
