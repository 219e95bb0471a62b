// Serves the built scripts, stylesheets, fonts and icons from memory, as the build compressed them.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { BrandAsset } from '../platform/brand/brand-look.ts'
import { SECURITY_HEADERS, WORKER_HEADERS } from '../platform/http/security-headers.ts'

const FOLDER = join(import.meta.dirname, '../../../.build/client')
/** The same files compressed with Brotli and with gzip, except formats that are compressed already. */
const COMPRESSED = join(import.meta.dirname, '../../../.build/compressed')
/** Where the build puts worker scripts. */
const WORKERS = '/assets/workers'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSED_FORMATS = new Set(['.woff2', '.png', '.ico', '.gz'])

interface Asset {
  headers: Record<string, string>
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/**
 * Serves only files of the build and the brand by exact name; later requests never access the disk. Reads all of them at
 * once, which takes a third of the time of reading them between other work.
 */
export function addAssets(app: FastifyInstance, brandFiles: readonly BrandAsset[]): void {
  const assets = new Map<string, Asset>()
  for (const file of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const folder = file.parentPath.slice(FOLDER.length).replaceAll('\\', '/')
    const type = MEDIA_TYPES[extname(file.name)]
    if (!file.isFile() || !type || folder.startsWith('/.')) continue
    const address = `${folder}/${file.name}`
    assets.set(address, {
      plain: readFileSync(join(file.parentPath, file.name)),
      ...(COMPRESSED_FORMATS.has(extname(file.name)) ? {} : readCompressed(address)),
      headers: {
        ...SECURITY_HEADERS,
        ...(folder === WORKERS ? WORKER_HEADERS : {}),
        'content-type': type,
        'cache-control': folder.startsWith('/assets') ? FOREVER : AN_HOUR,
        vary: 'Accept-Encoding',
      },
    })
  }
  for (const file of brandFiles) assets.set(file.address, brandAsset(file))
  for (const [address, asset] of assets) {
    app.get(address, (request, reply) => {
      const accept = request.headers['accept-encoding'] ?? ''
      const encoding =
        asset.br && /\bbr\b/.test(accept)
          ? 'br'
          : asset.gzip && /\bgzip\b/.test(accept)
            ? 'gzip'
            : undefined
      if (encoding) reply.header('content-encoding', encoding)
      return reply.headers(asset.headers).send(encoding ? asset[encoding] : asset.plain)
    })
  }
}

function readCompressed(address: string): Pick<Asset, 'br' | 'gzip'> {
  const path = join(COMPRESSED, address)
  return { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
}

function brandAsset({ address, body, isForever }: BrandAsset): Asset {
  const isCompressed = COMPRESSED_FORMATS.has(extname(address))
  return {
    plain: body,
    ...(isCompressed ? {} : { br: brotliCompressSync(body), gzip: gzipSync(body) }),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': MEDIA_TYPES[extname(address)] ?? 'application/octet-stream',
      'cache-control': isForever ? FOREVER : AN_HOUR,
      vary: 'Accept-Encoding',
    },
  }
}
