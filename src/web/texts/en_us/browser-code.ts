// English texts of confirming a browser with a code by mail, after many wrong passwords.
export const browserCode = {
  title: 'Confirm this browser',
  lead: 'Too many incorrect passwords have been entered for this login. To log in from this browser, confirm it with a code that we email to you.',
  send: 'Email me a code',
  sent: 'If this login exists, we have emailed a code of twelve digits to its address.',
  sentNote: 'It is valid for one hour. Codes that we emailed earlier within that hour also work.',
  labels: { code: 'Code from the email' },
  codeForm: 'Enter all twelve digits of the code.',
  confirm: 'Confirm and log in',
  again: 'Request another code',
  notCome: 'No email after a few minutes? Check the spam folder, then request another code.',
}
