// The error page, which other pages and proxies may redirect to.
import { ErrorPanel } from '../../features/frame/not-found/error-panel.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { errorTitle } = textsOf(lang, 'frame').failed
  return { title: errorTitle, canonical: PATHS.error500, index: false }
}

export default function ErrorScreen() {
  const t = useTexts('frame').failed
  return <ErrorPanel title={t.errorTitle} text={t.errorText} status={500} />
}
