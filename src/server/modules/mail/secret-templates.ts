// Which mails open doors: their codes and links are emptied as soon as they are sent.
import type { MailTemplate } from './composition/mail-order.ts'

export const SECRET_TEMPLATES: readonly MailTemplate[] = [
  'email-code',
  'reset-password',
  'change-email-code',
  'recipient-consent',
  'download-ready',
  'case-received',
]

export function isSecret(template: string): boolean {
  return SECRET_TEMPLATES.includes(template as MailTemplate)
}
