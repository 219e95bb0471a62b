// The ways to hand in a picture: the camera where a finger is used, and any file.
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { hiddenClass } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../texts.ts'
import css from './label-photo.module.css'

export interface PhotoInputsProps {
  /** No photo was read yet: this is the thing to do here. */
  first: boolean
  onPhoto: (file: Blob) => void
}

export function PhotoInputs({ first, onPhoto }: PhotoInputsProps) {
  const t = useTexts('label-photo')
  return (
    <>
      <label className={classNames(buttonClass(first ? 'primary' : 'plain'), css.pick, css.camera)}>
        {t.takePhoto}
        <PictureInput onPhoto={onPhoto} camera />
      </label>
      <label className={classNames(buttonClass(), css.pick, first && css.only)}>
        {t.choosePicture}
        <PictureInput onPhoto={onPhoto} />
      </label>
    </>
  )
}

function PictureInput({ onPhoto, camera }: { onPhoto: (file: Blob) => void; camera?: boolean }) {
  return (
    <input
      type="file"
      accept="image/*"
      {...(camera ? { capture: 'environment' as const } : {})}
      className={hiddenClass}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onPhoto(file)
        // The same picture may be chosen once more.
        currentTarget.value = ''
      }}
    />
  )
}
