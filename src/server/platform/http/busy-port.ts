// Whether the shop's port is free, asked before anything slow begins.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws the system's EADDRINUSE or EACCES when nobody could listen there now. */
export async function refuseBusyPort(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
