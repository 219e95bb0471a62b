// Simplified Chinese texts of confirming a browser with a code by mail, after many wrong passwords.
import type { browserCode as master } from '../en_us/browser-code.ts'

export const browserCode: typeof master = {
  title: '验证此浏览器',
  lead: '此账户的密码输错次数过多。如需在此浏览器上登录，请通过邮件验证码确认。',
  send: '发送邮件验证码',
  sent: '如果该账户存在，我们已将 12 位数字的验证码发送至其邮箱。',
  sentNote: '验证码一小时内有效；一小时内较早收到的验证码同样可用。',
  labels: { code: '邮件验证码' },
  codeForm: '请填写完整的 12 位数字。',
  confirm: '确认并登录',
  again: '重新获取',
  notCome: '几分钟后仍未收到？请先查看垃圾邮件，再重新获取。',
}
