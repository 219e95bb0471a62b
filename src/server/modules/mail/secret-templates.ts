// Mail templates that contain a credential; such a mail is sent before others, and its content is erased when it is sent or given up.
import type { MailTemplate } from './composition/mail-request.ts'

export const SECRET_TEMPLATES: readonly MailTemplate[] = [
  'email-code',
  'log-in-code',
  'reset-password',
  'colleague-invited',
  'change-email-code',
  'recipient-consent',
  'download-ready',
  'case-received',
]

export function isSecretTemplate(template: string): boolean {
  return SECRET_TEMPLATES.includes(template as MailTemplate)
}
