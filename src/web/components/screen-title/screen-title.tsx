// Title of a screen with an introductory line.
import type { ReactNode } from 'react'
import css from './screen-title.module.css'

interface ScreenTitleProps {
  title: ReactNode
  intro?: ReactNode
  /** Placed at the end of the line where there is room. */
  children?: ReactNode
}

export function ScreenTitle({ title, intro, children }: ScreenTitleProps) {
  return (
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {children && <div className={css.aside}>{children}</div>}
      {intro && <p className={css.intro}>{intro}</p>}
    </div>
  )
}
