// New recovery codes, shown once.
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CopyingButton } from '../../../components/copy-button/copying-button.tsx'
import { useTexts } from '../../../texts.ts'
import css from './staff.module.css'

export function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTexts('staff').recovery
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t.newTitle} className={css.codes}>
      <h3>{t.newTitle}</h3>
      <p>{t.once}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyingButton value={codes.join('\n')}>{t.copy}</CopyingButton>
        <Button look="primary" onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}
