// Confirms that a recipient agrees to get wish lists; opening the mailed link is not enough, the button must be
// pressed.
import { useState } from 'react'
import { CallError } from '../../../client/call.ts'
import { confirmRecipient } from '../../../client/wish-list.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { Button } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { useLive } from '../../components/use-live.ts'
import sendCss from '../../features/wish-list/send/send-form.module.css'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'

export function head(_: unknown, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'wish-list').confirm
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.confirmRecipient,
    index: false,
  }
}

/** 'gone': the link is no longer valid. 'noToken': the link has no token. An object: agreed to lists of this company. */
type Progress = 'idle' | 'doing' | 'gone' | 'noToken' | 'failed' | { company: string }

/** Result codes that mean the link is no longer valid. */
const OVER: ReadonlySet<number> = new Set([
  RESULT_CODES.notFound,
  RESULT_CODES.gone,
  RESULT_CODES.invalid,
])

/**
 * Mail scanners open links, so agreeing takes a click; the token is in the fragment to keep it out of server
 * logs.
 */
export default function ConfirmRecipient() {
  const t = useTexts('wish-list').confirm
  const { lang, transport } = useSite()
  const isLive = useLive()
  const [progress, setProgress] = useState<Progress>('idle')
  async function agree() {
    const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
    if (token === '') return setProgress('noToken')
    setProgress('doing')
    try {
      setProgress(await confirmRecipient({ lang, token }, transport))
    } catch (error) {
      setProgress(error instanceof CallError && OVER.has(error.code) ? 'gone' : 'failed')
    }
  }
  const isDone = typeof progress === 'object'
  return (
    <Column className={sendCss.confirm}>
      <ScreenTitle title={t.title} />
      {!isDone && <p>{t.text}</p>}
      {!isDone && (
        <Button
          look="primary"
          disabled={!isLive || progress === 'doing'}
          onClick={() => void agree()}
        >
          {progress === 'doing' ? t.doing : t.agree}
        </Button>
      )}
      <noscript>
        <p>{t.noScripts}</p>
      </noscript>
      <p role="status">
        {isDone && t.done(progress.company)}
        {!isDone && progress !== 'idle' && progress !== 'doing' && t[progress]}
      </p>
    </Column>
  )
}
