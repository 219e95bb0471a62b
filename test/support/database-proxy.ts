// A proxy between the shop and its database that can drop connections or stop answering while the database
// keeps running.
import { EventEmitter, once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string
  /** Breaks connections and rejects new ones. */
  cut(): void
  /** Resolves once the proxy, cut, has rejected this many more connections. */
  rejected(count: number): Promise<void>
  /** Keeps connections open, but nothing is answered. */
  silence(): void
  restore(): void
  stop(): Promise<void>
}

/** `url` may name a host or a socket folder, as the built-in database does. */
export async function startProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const pairs = new Set<[Socket, Socket]>()
  const nearEnds = new Set<Socket>()
  /** Connected while the proxy was silent. */
  const waiting = new Set<Socket>()
  const rejections = new EventEmitter()
  let mode: 'open' | 'cut' | 'silent' = 'open'

  const server = createServer((near) => {
    near.on('error', () => undefined)
    nearEnds.add(near)
    near.on('close', () => {
      nearEnds.delete(near)
      waiting.delete(near)
    })
    if (mode === 'cut') {
      rejections.emit('rejection')
      return near.destroy()
    }
    if (mode === 'silent') {
      waiting.add(near.pause())
      return
    }
    open(near)
  })

  function open(near: Socket): void {
    const far = folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? target.hostname)
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('close', () => {
      far.destroy()
      pairs.delete(pair)
    })
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

  const through = new URL(url)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  const breakAll = () => {
    for (const near of nearEnds) near.destroy()
  }
  return {
    url: through.href,
    cut() {
      mode = 'cut'
      breakAll()
    },
    async rejected(count) {
      for (let left = count; left > 0; left -= 1) await once(rejections, 'rejection')
    },
    silence() {
      mode = 'silent'
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    restore() {
      mode = 'open'
      for (const [near, far] of pairs) near.pipe(far).pipe(near)
      for (const near of waiting) open(near)
      waiting.clear()
    },
    async stop() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
