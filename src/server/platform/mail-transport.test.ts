// Tests that the password of the mail server is never sent over the network in clear text.
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmtpTransport, MailRejected } from './mail-transport.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const mail = {
  id: '1',
  to: 'buyer@shop.example',
  subject: 'Test',
  text: 'Test',
  html: '<p>Test</p>',
  writtenAt: new Date(),
  attachments: [],
}

test('a mail server that offers no TLS never receives the password', async () => {
  const { port, received } = await startPlainServer('127.0.0.2')
  const transport = createSmtpTransport(`smtp://user:secret@127.0.0.2:${port}`, 'a@shop.example')
  await expect(transport.send(mail)).rejects.toBeInstanceOf(MailRejected)
  transport.close()
  expect(received.join('')).toContain('EHLO')
  expect(received.join('')).not.toContain('AUTH')
})

test('a mail server of the same machine receives the password without TLS', async () => {
  const { port, received } = await startPlainServer('127.0.0.1')
  const transport = createSmtpTransport(`smtp://user:secret@127.0.0.1:${port}`, 'a@shop.example')
  await transport.send(mail).catch(() => undefined)
  transport.close()
  expect(received.join('')).toContain('AUTH')
})

/** Offers log-in but no STARTTLS, and refuses every other command. */
async function startPlainServer(host: string) {
  const received: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (bytes) => {
      const line = bytes.toString()
      received.push(line)
      if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('535 refused\r\n')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return { port: (server.address() as AddressInfo).port, received }
}
