// Scanner dialog: camera picture, torch, file choice and error messages.
import { useState } from 'react'
import { buttonClass, Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { hiddenClass } from '../../../../../ui/visually-hidden.tsx'
import { useTexts } from '../../../../texts.ts'
import { useScanning } from './use-scanning.ts'
import css from './scanner.module.css'

export interface ScannerProps {
  onCode: (code: string) => void
  onClose: () => void
}

export function Scanner({ onCode, onClose }: ScannerProps) {
  const t = useTexts('verification').scanner
  const { state, camera, video, readFile } = useScanning(onCode)
  const [lit, setLit] = useState(false)
  const sees = camera !== null
  async function light() {
    await camera?.setTorch(!lit).then(
      () => setLit(!lit),
      () => undefined,
    )
  }
  return (
    <Dialog open onClose={onClose} title={t.title} closeLabel={t.close} className={css.dialog}>
      <div className={classNames(css.sight, !sees && css.dark)}>
        <video ref={video} muted playsInline className={css.video} />
        {sees && <span className={css.frame} aria-hidden="true" />}
      </div>
      <p role="status" className={css.state}>
        {t.states[state]}
      </p>
      <div className={css.actions}>
        <label className={classNames(buttonClass(), css.choose)}>
          {t.picture}
          <input
            type="file"
            accept="image/*"
            className={hiddenClass}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) void readFile(file)
              currentTarget.value = ''
            }}
          />
        </label>
        {camera?.hasTorch && (
          <Button aria-pressed={lit} onClick={() => void light()}>
            {t.light}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
