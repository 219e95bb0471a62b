// Sends the calls of staff from the browser. Unlike `sessionTransport`, it renews no session, and a 401 does not end the
// member's session.
import { browserTransport } from './browser-transport.ts'

export const staffTransport = browserTransport()
