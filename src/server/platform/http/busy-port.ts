// Checks that the shop's port is free before anything slow starts.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws the system's EADDRINUSE or EACCES when listening is not possible. */
export async function rejectBusyPort(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
