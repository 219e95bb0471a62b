// The transport of calls of staff in the browser: their session is not renewed, and its end leaves that of the shop alone.
import { browserTransport } from './browser-transport.ts'

export const staffTransport = browserTransport()
