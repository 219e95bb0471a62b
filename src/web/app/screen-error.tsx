// Error boundary of a screen: not found, internal error, or a part that failed to load.
import { isRouteErrorResponse } from '../router/loader.ts'
import { useRouteError } from '../router/router-context.ts'
import type { FoundProduct } from '../../contract/search.ts'
import { NotFoundPanel } from '../features/frame/not-found/not-found-panel.tsx'
import { ErrorPanel } from '../features/frame/not-found/error-panel.tsx'
import { useTexts } from '../texts.ts'
import { LoadError } from '../loading/load-error.ts'

export function ScreenError() {
  const error = useRouteError()
  const t = useTexts('frame').failed
  if (error instanceof LoadError)
    return <ErrorPanel title={t.partTitle} text={loadText(error, t)} />
  const answer = isRouteErrorResponse(error) ? error : null
  const status = answer?.status ?? 500
  if (status === 404) return <NotFoundPanel nearest={nearestOf(answer?.data)} />
  return <ErrorPanel title={t.errorTitle} text={t.errorText} status={status} />
}

/** Errors from loadScreen include near matches; errors thrown by a screen itself may not. */
function nearestOf(data: unknown): FoundProduct[] {
  return (data as { nearest?: FoundProduct[] } | null)?.nearest ?? []
}

type Words = ReturnType<typeof useTexts<'frame'>>['failed']

function loadText({ asset: piece, fault }: LoadError, t: Words): string {
  if (fault === 'timeout') return t.partTimeout
  return piece === 'style' ? t.partStyle : t.partScript
}
