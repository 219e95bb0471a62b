// Theme selection: system, light or dark.
import { useState } from 'react'
import { CheckIcon, ContrastIcon } from '../../../../ui/icons.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { chooseTheme, THEMES } from './theme-cookie.ts'
import css from '../../../components/tool-menu/tool-menu.module.css'

export function ThemeChoice({ className }: { className?: string | undefined }) {
  const t = useTexts('frame').theme
  return (
    <Disclosure
      className={classNames(css.menu, css.scripted, className)}
      summaryClass={css.summary}
      label={t.label}
      summary={<ContrastIcon />}
    >
      <div className={css.panel}>
        <ThemeButtons buttonClass={css.item} />
      </div>
    </Disclosure>
  )
}

export function ThemeButtons({ buttonClass }: { buttonClass: string | undefined }) {
  const t = useTexts('frame').theme
  const site = useSite()
  const [theme, setTheme] = useState(site.theme)
  return THEMES.map((one) => (
    <button
      key={one}
      type="button"
      className={buttonClass}
      aria-pressed={one === theme}
      onClick={() => {
        chooseTheme(one)
        setTheme(one)
      }}
    >
      {t[one]}
      {one === theme && <CheckIcon size={16} />}
    </button>
  ))
}
