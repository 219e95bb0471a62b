// Copy button that handles its own clicks, where no container does: copies its value and reports success or failure.
import { useTexts } from '../../texts.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'
import { copyWithMessage } from './copy-with-message.ts'

export function CopyingButton(props: CopyButtonProps) {
  const { copyDone: done, copyFailed: failed } = useTexts('frame').errors
  return (
    <span onClick={copyWithMessage({ done, failed })}>
      <CopyButton {...props} />
    </span>
  )
}
