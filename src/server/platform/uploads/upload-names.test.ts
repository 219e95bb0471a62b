// Tests how names of uploaded files are cleaned, and which type they claim.
import { expect, test } from 'vitest'
import { cleanUploadName, kindByName, kindByType } from './upload-names.ts'

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['電池 標籤 (1).PDF', '電池 標籤 (1).PDF'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\windows\\win.ini.pdf', 'win_ini.pdf'],
  ['C:\\fakepath\\photo.jpg', 'photo.jpg'],
  ['shell.php.jpg', 'shell_php.jpg'],
  ['shell.jpg.php', 'shell_jpg.php'],
  ['a\u0000.pdf\u0000.exe', 'a_pdf.exe'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\r\nSet-Cookie: x=1.pdf', 'x_1.pdf'],
  ['"><svg onload=alert(1)>.jpg', '___svg onload_alert(1)_.jpg'],
  ['con.pdf', '_con.pdf'],
  ['LPT1.jpg', '_LPT1.jpg'],
  ['.htaccess', 'htaccess'],
  ['....', ''],
  ['', ''],
  ['\u200b\u2066', ''],
  ['photo.jpg.', 'photo.jpg'],
  ['photo.jpg ', 'photo.jpg'],
  ['ｓｈｅｌｌ．ｊｐｇ', 'shell.jpg'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ['a.pdf::$DATA', '_DATA'],
  ['~$a;b|c&d`e.pdf', '__a_b_c_d_e.pdf'],
])('a file sent as %j is stored as %j', (sent, stored) => {
  expect(cleanUploadName(sent)).toBe(stored)
})

test.each([
  ['a.jpg', 'jpeg'],
  ['a.JPEG', 'jpeg'],
  ['a.pdf', 'pdf'],
  ['a.jpe', null],
  ['pdf', null],
  ['a.svg', null],
])('the name %j claims the kind %s', (name, kind) => {
  expect(kindByName(name)).toBe(kind)
})

test.each([
  ['image/jpeg', 'jpeg'],
  ['IMAGE/JPEG; charset=x', 'jpeg'],
  ['application/pdf', 'pdf'],
  ['text/html', null],
  ['application/octet-stream', null],
  ['', null],
])('the type %j declares the kind %s', (type, kind) => {
  expect(kindByType(type)).toBe(kind)
})
