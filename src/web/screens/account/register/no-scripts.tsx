// Alternatives to the form for visitors without scripts.
import { useFrameData } from '../../../page/frame-data.ts'
import { useTexts } from '../../../texts.ts'
import css from './register.module.css'

export function NoScripts() {
  const t = useTexts('registration').noScripts
  const { contactEmail } = useFrameData()
  return (
    <noscript>
      <p className={css.notice}>
        <span>
          {t.text}
          {contactEmail && (
            <>
              {' '}
              {t.mail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </>
          )}
        </span>
      </p>
    </noscript>
  )
}
