// What is shown in place of a screen that failed: not found, internal error, or a part that failed to load.
import { isRouteErrorResponse } from '../router/loader.ts'
import { useRouteError } from '../router/router-context.ts'
import type { FoundProduct } from '../../contract/search.ts'
import { ErrorPanel } from '../features/frame/not-found/error-panel.tsx'
import { useTexts } from '../texts.ts'
import { LoadError } from '../loading/load-error.ts'
import { lazyComponent, useLazyComponent } from '../loading/lazy-component.ts'

const lazyNotFound = lazyComponent(
  'not-found-panel',
  () => import('../features/frame/not-found/not-found-panel.tsx'),
  [],
)

export function ScreenError() {
  const error = useRouteError()
  const t = useTexts('frame').failed
  if (error instanceof LoadError)
    return <ErrorPanel title={t.partTitle} text={loadText(error, t)} />
  const answer = isRouteErrorResponse(error) ? error : null
  const status = answer?.status ?? 500
  if (status === 404) return <NotFound nearest={nearestOf(answer?.data)} />
  return <ErrorPanel title={t.errorTitle} text={t.errorText} status={status} />
}

/** Shows the same texts without matches until the script of the panel has loaded. */
function NotFound({ nearest }: { nearest: FoundProduct[] }) {
  const t = useTexts('frame').failed
  const parts = useLazyComponent(lazyNotFound)
  if (parts) return <parts.NotFoundPanel nearest={nearest} />
  return <ErrorPanel title={t.notFoundTitle} text={t.notFoundText} status={404} />
}

/** Errors from loadScreen include near matches; errors thrown by a screen itself may not. */
function nearestOf(data: unknown): FoundProduct[] {
  return (data as { nearest?: FoundProduct[] } | null)?.nearest ?? []
}

type FailureTexts = ReturnType<typeof useTexts<'frame'>>['failed']

function loadText({ failure }: LoadError, t: FailureTexts): string {
  return failure === 'timeout' ? t.partTimeout : t.partText
}
