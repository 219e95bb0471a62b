// Serves the built scripts, stylesheets, fonts and icons from memory, as the build compressed them.
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFound } from '../http/failures.ts'
import type { BrandAsset } from '../platform/brand/brand-look.ts'
import { encodingFor } from '../platform/http/encode-body.ts'
import { SECURITY_HEADERS, WORKER_HEADERS } from '../platform/http/security-headers.ts'

const FOLDER = join(import.meta.dirname, '../../../.build/client')
/** The same files compressed with Brotli and with gzip, except formats that are compressed already. */
const COMPRESSED = join(import.meta.dirname, '../../../.build/compressed')
/** Where the build and the brand put files whose names contain the hash of their content. */
const HASHED = '/assets/'
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

interface Compressed {
  br: Buffer
  gzip: Buffer
}

interface Asset extends Partial<Compressed> {
  headers: Record<string, string>
  /**
   * The bytes; or the path of the file, where nearly every browser asks for a compressed copy, because these 8 MB would
   * rarely be read.
   */
  plain: Buffer | string
}

/**
 * Serves only files of the build and the brand by exact name, compressed ones from memory. One route serves the
 * hundreds under /assets, because each route costs time at the start and a label in the metrics.
 */
export function addAssets(app: FastifyInstance, brandFiles: readonly BrandAsset[]): void {
  built ??= readBuilt()
  const assets = new Map(built)
  for (const file of brandFiles) assets.set(file.address, brandAsset(file))
  app.get<{ Params: { '*': string } }>(`${HASHED}*`, (request, reply) => {
    const asset = assets.get(HASHED + request.params['*'])
    return asset ? sendAsset(request, reply, asset) : sendNotFound(request, reply)
  })
  for (const [address, asset] of assets) {
    if (address.startsWith(HASHED)) continue
    app.get(address, (request, reply) => sendAsset(request, reply, asset))
  }
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  // The copies are stored, so that even the smallest file is sent compressed.
  const encoding = asset.br ? encodingFor(request.headers['accept-encoding'], Infinity) : 'identity'
  const { plain } = asset
  const body =
    encoding !== 'identity'
      ? asset[encoding]
      : typeof plain === 'string'
        ? await readFile(plain)
        : plain
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.headers(asset.headers).send(body)
}

/** Read once per process, which may build several apps. */
let built: ReadonlyMap<string, Asset> | undefined

/** Reads all files without a pause, which takes a third of the time of reading them between other work. */
function readBuilt(): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const file of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const folder = file.parentPath.slice(FOLDER.length).replaceAll('\\', '/')
    const type = MEDIA_TYPES[extname(file.name)]
    if (!file.isFile() || !type || folder.startsWith('/.')) continue
    const address = `${folder}/${file.name}`
    const path = join(file.parentPath, file.name)
    const isCompressed = COMPRESSED_FORMATS.has(extname(file.name))
    assets.set(address, {
      ...(isCompressed
        ? { plain: readFileSync(path) }
        : { plain: path, ...readCompressed(address) }),
      headers: {
        ...SECURITY_HEADERS,
        ...(folder === WORKERS ? WORKER_HEADERS : {}),
        'content-type': type,
        'cache-control': address.startsWith(HASHED) ? FOREVER : AN_HOUR,
        vary: 'Accept-Encoding',
      },
    })
  }
  return assets
}

function readCompressed(address: string): Compressed {
  const path = join(COMPRESSED, address)
  return { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
}

function brandAsset({ address, body, isForever }: BrandAsset): Asset {
  const isCompressed = COMPRESSED_FORMATS.has(extname(address))
  return {
    plain: body,
    ...(isCompressed ? {} : compressedCopies(body)),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': MEDIA_TYPES[extname(address)] ?? 'application/octet-stream',
      'cache-control': isForever ? FOREVER : AN_HOUR,
      vary: 'Accept-Encoding',
    },
  }
}

const copies = new Map<string, Compressed>()

/** Made once per process, as the build makes those of its own files. */
function compressedCopies(body: Buffer): Compressed {
  const text = body.toString('latin1')
  const found = copies.get(text) ?? { br: brotliCompressSync(body), gzip: gzipSync(body) }
  copies.set(text, found)
  return found
}
