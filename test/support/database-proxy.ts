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

/** `url` may name a host or a socket folder, as the embedded database does. */
export async function startProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const tunnels = new Tunnels(() =>
    folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? target.hostname),
  )
  const server = createServer((near) => tunnels.accept(near))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: throughProxy(url, (server.address() as AddressInfo).port),
    cut: () => tunnels.cut(),
    async rejected(count) {
      for (let left = count; left > 0; left -= 1) await once(tunnels.rejections, 'rejection')
    },
    silence: () => tunnels.silence(),
    restore: () => tunnels.restore(),
    async stop() {
      tunnels.breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function throughProxy(url: string, port: number): string {
  const through = new URL(url)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return through.href
}

/** The connections of the shop (`near`), each with one of its own to the database (`far`). */
class Tunnels {
  readonly rejections = new EventEmitter()
  readonly #connect: () => Socket
  readonly #pairs = new Set<[Socket, Socket]>()
  readonly #nearEnds = new Set<Socket>()
  /** Connected while the proxy was silent. */
  readonly #waiting = new Set<Socket>()
  #mode: 'open' | 'cut' | 'silent' = 'open'

  constructor(connectToDatabase: () => Socket) {
    this.#connect = connectToDatabase
  }

  accept(near: Socket): void {
    near.on('error', () => undefined)
    this.#nearEnds.add(near)
    near.on('close', () => {
      this.#nearEnds.delete(near)
      this.#waiting.delete(near)
    })
    if (this.#mode === 'cut') {
      this.rejections.emit('rejection')
      near.destroy()
    } else if (this.#mode === 'silent') this.#waiting.add(near.pause())
    else this.#open(near)
  }

  #open(near: Socket): void {
    const far = this.#connect()
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    near.on('close', () => {
      far.destroy()
      this.#pairs.delete(pair)
    })
  }

  cut(): void {
    this.#mode = 'cut'
    this.breakAll()
  }

  silence(): void {
    this.#mode = 'silent'
    for (const [near, far] of this.#pairs) {
      near.unpipe(far)
      far.unpipe(near)
      near.pause()
      far.pause()
    }
  }

  restore(): void {
    this.#mode = 'open'
    for (const [near, far] of this.#pairs) near.pipe(far).pipe(near)
    for (const near of this.#waiting) this.#open(near)
    this.#waiting.clear()
  }

  breakAll(): void {
    for (const near of this.#nearEnds) near.destroy()
  }
}
