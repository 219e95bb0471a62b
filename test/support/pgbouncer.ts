// PgBouncer, a connection pooler, in transaction mode in front of the database of a test, set up as by an operator.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PgBouncer {
  /** The URL of a login through PgBouncer, by its URL in the database. */
  urlOf(databaseUrl: string): string
  stop(): Promise<void>
}

/** Debian installs it in a folder that is not in the PATH of an ordinary account. */
const PATH = `${process.env.PATH}:/usr/sbin`
/** The user id of an account without permissions, because PgBouncer does not run as root. */
const NOBODY = 65_534

export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version'], { env: { ...process.env, PATH } }).status === 0
}

/** `logins` are URLs with the names and passwords that PgBouncer accepts; all name the same database. */
export async function startPgBouncer(logins: readonly string[]): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const users = logins.map((url) => {
    const { username, password } = new URL(url)
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`
  })
  await writeFile(join(folder, 'users.txt'), users.join('\n'))
  await writeFile(file, configuration(folder, port, new URL(logins[0] ?? '')))
  const child = spawn('pgbouncer', ['-q', file], {
    env: { ...process.env, PATH },
    stdio: 'inherit',
    ...(getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  await untilListening(port, () => child.exitCode === null)
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl)
      url.searchParams.delete('host')
      url.hostname = '127.0.0.1'
      url.port = String(port)
      return url.href
    },
    async stop() {
      const gone = once(child, 'exit')
      // Without waiting for its clients.
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, target: URL): string {
  return `[databases]
${target.pathname.slice(1)} = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 6
`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilListening(port: number, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && isRunning(); tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const answered = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (answered) return
    await sleep(25)
  }
  throw new Error('PgBouncer did not start')
}
