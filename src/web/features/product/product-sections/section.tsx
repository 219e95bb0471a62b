// Section of a long page: an anchor, a heading and content.
import type { ReactNode } from 'react'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import css from './product-sections.module.css'

interface ProductSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function ProductSection({ id, title, children }: ProductSectionProps) {
  return (
    <section id={id} className={css.part} aria-labelledby={`h-${id}`}>
      <SectionHeading id={`h-${id}`} title={title} />
      {children}
    </section>
  )
}
