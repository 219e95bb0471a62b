// What stands in place of a screen that failed: not found, a fault of ours, or a part that did not arrive.
import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { FoundProduct } from '../../contract/search.ts'
import { NotFoundPanel } from '../features/not-found/not-found-panel.tsx'
import { ErrorPanel } from '../features/not-found/error-panel.tsx'
import { useTexts } from '../texts.ts'
import { LoadError } from '../parts/load-error.ts'

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

/** Errors of loadScreen carry the close matches; those a screen throws itself may not. */
function nearestOf(data: unknown): FoundProduct[] {
  return (data as { nearest?: FoundProduct[] } | null)?.nearest ?? []
}

type Words = ReturnType<typeof useTexts<'frame'>>['failed']

function loadText({ piece, fault }: LoadError, t: Words): string {
  if (fault === 'timeout') return t.partTimeout
  return piece === 'style' ? t.partStyle : t.partScript
}
