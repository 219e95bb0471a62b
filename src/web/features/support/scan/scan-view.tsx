// View of a scanner: camera picture, state, file choice, torch, and a button that tries again what failed.
import { type ReactNode, useState } from 'react'
import { buttonClass, Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { useFocusDuringWork } from '../../../components/use-focus-during-work.ts'
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
  const { state, camera, video, readFile, retry } = scanning
  const hasCamera = camera !== null
  const isBusy = state === 'opening' || state === 'reading'
  const { status, actions } = useFocusDuringWork(isBusy)
  // Without https no attempt can open the camera.
  const mayRetry = state === 'noReader' || !(isBusy || hasCamera || state === 'insecure')
  return (
    <>
      <div className={classNames(css.viewfinder, !hasCamera && css.dark)}>
        <video ref={video} muted playsInline className={css.video} />
        {hasCamera && <span className={css.frame} aria-hidden="true" />}
      </div>
      <p role="status" className={css.state} ref={status} tabIndex={-1}>
        {texts.states[state]}
      </p>
      {children}
      <div className={css.actions} ref={actions}>
        {mayRetry && (
          <Button onClick={retry}>{state === 'noReader' ? texts.retry : texts.camera}</Button>
        )}
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
        {camera?.hasTorch && <TorchButton camera={camera}>{texts.light}</TorchButton>}
      </div>
    </>
  )
}

interface TorchButtonProps {
  camera: NonNullable<ScanViewProps['scanning']['camera']>
  children: string
}

function TorchButton({ camera, children }: TorchButtonProps) {
  const [isOn, setOn] = useState(false)
  async function toggle() {
    await camera.setTorch(!isOn).then(
      () => setOn(!isOn),
      () => undefined,
    )
  }
  return (
    <Button aria-pressed={isOn} onClick={() => void toggle()}>
      {children}
    </Button>
  )
}
