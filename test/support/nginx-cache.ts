// nginx as a cache in front of a shop, set up as by an operator: it caches what the headers do not forbid.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface NginxCache {
  /** 'http://127.0.0.1:port'; the header X-Cache says whether an answer came from the cache. */
  address: string
  close(): Promise<void>
}

/** Null when nginx is not installed. */
export async function startNginxCache(shopAddress: string): Promise<NginxCache | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-nginx-'))
  const port = await freePort()
  await mkdir(join(folder, 'logs'))
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, port, shopAddress))
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  const address = `http://127.0.0.1:${port}`
  try {
    await waitFor(address, child)
  } catch (error) {
    child.kill('SIGTERM')
    throw error
  }
  return {
    address,
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** `proxy_cache_valid` also caches answers without caching headers. */
function configuration(folder: string, port: number, shopAddress: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')
  return `${getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  ${places}
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=shop:10m max_size=500m inactive=60m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${shopAddress};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_cache shop;
      proxy_cache_valid any 10m;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function waitFor(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const response = await fetch(`${address}/livez`).catch(() => null)
    if (response) return
    await sleep(50)
  }
  throw new Error('nginx did not start')
}
