// Language menu: plain links to the same page in other languages, which work without scripts.
import { useLocation } from '../../../router/router-context.ts'
import { hrefLang, htmlLang, LANGS } from '../../../../shared/lang.ts'
import { CheckIcon, GlobeIcon } from '../../../../ui/icons.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { labelled } from '../../../../shared/punctuation.ts'
import { localHref } from '../../../page/local-link.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from '../../../components/tool-menu/tool-menu.module.css'

export function LanguageChoice({ className }: { className?: string | undefined }) {
  const t = useTexts('frame').language
  const lang = useLang()
  return (
    <Disclosure
      className={classNames(css.menu, className)}
      summaryClass={css.summary}
      label={labelled(t.label, t[lang])}
      summary={
        <>
          <GlobeIcon />
          {t[lang]}
        </>
      }
    >
      <div className={css.panel}>
        <LanguageLinks linkClass={css.item} />
      </div>
    </Disclosure>
  )
}

/** Changing the language loads a new document, since all texts and fonts change. */
export function LanguageLinks({ linkClass }: { linkClass: string | undefined }) {
  const t = useTexts('frame').language
  const lang = useLang()
  const { pathname, search } = useLocation()
  return LANGS.map((other) => (
    <a
      key={other}
      href={localHref(other, pathname + search)}
      lang={htmlLang(other)}
      hrefLang={hrefLang(other)}
      className={linkClass}
      aria-current={other === lang ? 'true' : undefined}
      data-reload=""
    >
      {t[other]}
      {other === lang && <CheckIcon size={16} />}
    </a>
  ))
}
