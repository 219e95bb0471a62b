// Security check required after several failed checks; takes the focus when it appears.
import { useEffect, useImperativeHandle, useRef } from 'react'
import { useTexts } from '../../../texts.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import type { CodeCheck } from './use-check.ts'
import css from './verification.module.css'

export function RequiredSecurityCheck({ security }: Pick<CodeCheck, 'security'>) {
  const t = useTexts('verification').input
  const box = useRef<HTMLDivElement>(null)
  const check = useRef<SecurityCodeHandle>(null)
  useImperativeHandle(security, () => (send) => sendChecked(check.current, send))
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css.security}>
      <p>{t.securityNote}</p>
      <SecurityCode ref={check} />
    </div>
  )
}
