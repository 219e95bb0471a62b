// View of a scanner: camera picture, state, file choice and torch.
import { type ReactNode, useState } from 'react'
import { buttonClass, Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import type { ScanTexts } from './scan-texts.ts'
import type { useScanning } from './use-scanning.ts'
import css from './scanner.module.css'

interface ScanViewProps {
  scanning: ReturnType<typeof useScanning>
  texts: ScanTexts
  /** Below the state, above the buttons. */
  children?: ReactNode
}

export function ScanView({ scanning, texts, children }: ScanViewProps) {
  const { state, camera, video, readFile } = scanning
  const [isTorchOn, setTorchOn] = useState(false)
  const hasCamera = camera !== null
  async function toggleTorch() {
    await camera?.setTorch(!isTorchOn).then(
      () => setTorchOn(!isTorchOn),
      () => undefined,
    )
  }
  return (
    <>
      <div className={classNames(css.viewfinder, !hasCamera && css.dark)}>
        <video ref={video} muted playsInline className={css.video} />
        {hasCamera && <span className={css.frame} aria-hidden="true" />}
      </div>
      <p role="status" className={css.state}>
        {texts.states[state]}
      </p>
      {children}
      <div className={css.actions}>
        <label className={classNames(buttonClass(), css.choose)}>
          {texts.picture}
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
          <Button aria-pressed={isTorchOn} onClick={() => void toggleTorch()}>
            {texts.light}
          </Button>
        )}
      </div>
    </>
  )
}
