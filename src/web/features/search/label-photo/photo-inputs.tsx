// Inputs for a picture: the camera on touch devices, and any file.
import { buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { useTexts } from '../../../texts.ts'
import css from './label-photo.module.css'

export interface PhotoInputsProps {
  /** True before the first photo: shows the main action as primary. */
  isFirst: boolean
  onPhoto: (file: Blob) => void
}

export function PhotoInputs({ isFirst, onPhoto }: PhotoInputsProps) {
  const t = useTexts('label-photo')
  return (
    <>
      <label
        className={classNames(buttonClass(isFirst ? 'primary' : 'plain'), css.pick, css.camera)}
      >
        {t.takePhoto}
        <PictureInput onPhoto={onPhoto} camera />
      </label>
      <label className={classNames(buttonClass(), css.pick, isFirst && css.only)}>
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
        // Lets the user choose the same picture again.
        currentTarget.value = ''
      }}
    />
  )
}
