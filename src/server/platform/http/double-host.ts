// Recognises requests with two Host headers, of which a proxy in front may have read the other one.
import type { IncomingMessage } from 'node:http'

/** Node keeps the first of several Host headers and passes the request on. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
