// Sticky row of anchors to the sections of a long page that marks the current one.
import { useEffect, useRef, useState } from 'react'
import css from './section-nav.module.css'

export interface PageSection {
  id: string
  name: string
  count?: number
}

/** Plain anchors work without scripts; on narrow screens the row scrolls sideways. */
export function SectionNav({ sections, label }: { sections: PageSection[]; label: string }) {
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentSection(sections)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    const row = link?.closest('ul')
    if (link && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 2 })
  }, [current])
  return (
    <nav className={css.nav} aria-label={label} ref={nav}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.name}
              {section.count ? <small>{section.count}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last section that crosses the band from 20% to 30% of the height of the window; null where none does. */
function useCurrentSection(sections: PageSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const inSight = new Set<string>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        setCurrent(ids.split(' ').findLast((id) => inSight.has(id)) ?? null)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [ids])
  return current
}
