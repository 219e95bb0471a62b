// Verifies an email address: asks for it, mails six digits, and accepts the code or the mailed link.
import { useState } from 'react'
import { useLang } from '../../../site-context.ts'
import { EmailForm } from './email-form.tsx'
import { CodeForm } from './code-form.tsx'
import type { EmailCodeProps } from './email-code-props.ts'
import type { LinkCode } from './link-code.ts'
import { useLinkCode } from './use-link-code.ts'

interface MailedCode {
  email: string
  /** Seconds until another mail may be requested. */
  waitSeconds: number
  /** The code of a mailed link that was opened. */
  link?: LinkCode
}

/** Uses the texts 'registration', 'form' and 'security-code'. */
export function EmailCode({ purpose, email, onConfirmed }: EmailCodeProps) {
  const lang = useLang()
  const [typed, setTyped] = useState(email)
  const [mailed, setMailed] = useState<MailedCode | null>(null)
  useLinkCode((link) => setMailed({ email: link.email, waitSeconds: 0, link }))
  if (!mailed) {
    return (
      <EmailForm
        lang={lang}
        purpose={purpose}
        email={typed}
        onSent={(to, waitSeconds) => setMailed({ email: to, waitSeconds })}
      />
    )
  }
  return (
    <CodeForm
      // Opening a link while a code is awaited restarts the form.
      key={mailed.link?.code ?? ''}
      lang={lang}
      purpose={purpose}
      email={mailed.email}
      waitSeconds={mailed.waitSeconds}
      linkCode={mailed.link?.code}
      onConfirmed={onConfirmed}
      onOther={() => {
        setTyped(mailed.email)
        setMailed(null)
      }}
    />
  )
}
