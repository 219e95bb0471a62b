// Progress indicator for navigation: a bar fills, and the old screen dims after 150 ms.
import { useNavigation } from '../router/router-context.ts'
import { useReportScreenShown } from '../page/screen-shown.ts'
import { useTexts } from '../texts.ts'
import css from './loading-bar.module.css'

export function LoadingBar() {
  const t = useTexts('frame')
  useReportScreenShown()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className={css.bar} data-loading={isLoading || undefined} role="status">
      {isLoading && <span className={css.text}>{t.loading}</span>}
    </div>
  )
}
