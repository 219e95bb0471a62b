// A proxy in front of the database that behaves like a pooler: it keeps the connection to the database when its client
// leaves, and gives clients process ids of its own.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The message with which a client ends its session. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])
/** Begins the message in which the database states the id of its process (BackendKeyData). */
const PROCESS_ID = Buffer.from([0x4b, 0, 0, 0, 12])

export interface PoolerProxy {
  /** The database's URL through the proxy. */
  url: string
  /** Ends the connections that were kept. */
  stop(): Promise<void>
}

function withOwnProcessId(chunk: Buffer): Buffer {
  const at = chunk.indexOf(PROCESS_ID)
  if (at >= 0) chunk.writeInt32BE(7, at + PROCESS_ID.length)
  return chunk
}

/** `url` may name a host or a socket folder, as the embedded database does. */
export async function startPoolerProxy(url: string): Promise<PoolerProxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const kept: Socket[] = []
  const server = createServer((client) => {
    const database = folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? target.hostname)
    kept.push(database.on('error', () => undefined))
    client.on('error', () => undefined)
    database.on('data', (chunk: Buffer) => client.write(withOwnProcessId(chunk)))
    database.on('close', () => client.destroy())
    client.on('data', (chunk: Buffer) => {
      if (chunk.subarray(-TERMINATE.length).equals(TERMINATE)) client.end()
      else database.write(chunk)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    async stop() {
      for (const database of kept) database.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
