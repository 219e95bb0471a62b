// Tries hundreds of path traversal spellings on every URL that sends a file.
import { Agent, request } from 'node:http'

/** A file that a spelling tries to reach: next to the file store, above it, or one that every machine has. */
export interface Target {
  /** Its path relative to the file store, without leading dots: 'canary.txt'. */
  name: string
  /** Its absolute path. */
  path: string
}

export interface TraversalOutcome {
  spellings: number
  requests: number
  /** URLs with the target that leaked. Must be empty. */
  leaks: string[]
  /** URLs that answered with a server error. */
  failures: string[]
}

const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '....',
  '..%00',
  '%c0%ae%c0%ae',
  '..;',
  '\uff0e\uff0e',
]
const SLASHES = [
  '/',
  '%2f',
  '%5c',
  '%252f',
  '%255c',
  '//',
  '%c0%af',
  '%e0%80%af',
  '%u2215',
  '\uff0f',
  '%2f%2e%2f',
]
const DEPTHS = [1, 2, 3, 6, 9]
const ENDINGS = ['', '%00.svg', '%23.pdf', '.svg']
const STARTS = ['', 'VC-LT35641%2f', '%2f', 'file:%2f%2f', '%5c%5c127.0.0.1%5c', 'C:%5c']

/** The distinct spellings, as they appear in a URL. */
export function spellings(targets: readonly Target[]): string[] {
  const found = new Set<string>()
  for (const { name, path } of targets) {
    for (const dots of DOTS) {
      for (const slash of SLASHES) {
        for (const depth of DEPTHS) found.add(`${`${dots}${slash}`.repeat(depth)}${name}`)
        for (const ending of ENDINGS) found.add(`${`${dots}${slash}`.repeat(3)}${name}${ending}`)
      }
    }
    for (const start of STARTS) {
      for (const slash of ['/', '%2f', '%5c', '%252f']) {
        found.add(start + path.replaceAll('/', slash))
      }
    }
  }
  return [...found].map((each) => encodeURI(each).replaceAll('%25', '%'))
}

/**
 * Method, path and JSON body of each request for a file. `{}` marks the place of the spelling, which is decoded once in
 * a body.
 */
const REQUESTS_FOR_FILES = [
  'GET /api/news/download/{}',
  'GET /api/news/download/video/{}',
  'GET /api/about/product/poster/download/{}',
  'GET /api/file/catalogue/{}?wait=0',
  'GET /api/file/batch/download/{}',
  'GET /assets/{}',
  'GET /{}',
  'GET /media/{}/960.webp',
  'GET /media/x/{}',
  'GET /pictures/{}/front.svg',
  'GET /pictures/VC-LT35641/{}',
  'GET /pictures/category/{}',
  'GET /plots/discharge/{}',
  'POST /api/file/download/video {"id":"{}"}',
  'POST /api/file/batch/download {"ids":["{}"]}',
  'POST /api/file/batch/download {"ids":["{}"],"kind":"leaflet"}',
  'POST /api/file/batch/download {"ids":["{}"],"kind":"poster"}',
  'POST /api/file/batch/download {"ids":["{}"],"kind":"catalogue"}',
]

/** Whether the shop renders a page (for an unknown path outside /api) or plans a bundle of one kind of files. */
function isCostly(template: string): boolean {
  return !template.includes(' /api/') || template.includes('"kind"')
}

export async function tryTraversal(options: {
  /** 'http://127.0.0.1:port' of a shop that trusts its proxy. */
  origin: string
  targets: readonly Target[]
  /** Texts from files that must not be reached. */
  canaries: readonly string[]
  /** Uses each `every`-th spelling; 1 uses all of them. */
  every?: number
  /** The same for the requests that cost the shop more (`isCostly`). */
  everyCostly?: number
}): Promise<TraversalOutcome> {
  const { origin, targets, canaries, every = 1, everyCostly = 1 } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const all = spellings(targets).filter((_, at) => at % every === 0)
  const leaks: string[] = []
  const failures: string[] = []
  const requests = all.flatMap((spelling, at) =>
    REQUESTS_FOR_FILES.filter((template) => !isCostly(template) || at % everyCostly === 0).map(
      (template) => fillTemplate(template, spelling),
    ),
  )
  let next = 0
  const sendAll = async () => {
    for (let sent = requests[next++]; sent; sent = requests[next++]) {
      const { status, text } = await ask(agent, origin, { ...sent, from: addressOf(next) })
      const leaked = canaries.find((canary) => text.includes(canary))
      if (leaked) leaks.push(`${sent.method} ${sent.path} ${sent.body}: ${leaked}`)
      if (status >= 500 && status !== 503) failures.push(`${status} ${sent.method} ${sent.path}`)
      if (text.includes('"code":500')) failures.push(`500 ${sent.method} ${sent.path} ${sent.body}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, sendAll))
  agent.destroy()
  return { spellings: all.length, requests: requests.length, leaks, failures }
}

/** Each request has its own client address, because a rate limit would end the search early. */
function addressOf(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

interface FileRequest {
  method: string
  path: string
  body: string
}

function fillTemplate(template: string, spelling: string): FileRequest {
  const [method = 'GET', path = '', ...rest] = template.split(' ')
  const body = rest.join(' ').replace('{}', JSON.stringify(decoded(spelling)).slice(1, -1))
  return { method, path: path.replace('{}', spelling), body }
}

/** Decodes once, as a careless program would. */
function decoded(spelling: string): string {
  try {
    return decodeURIComponent(spelling)
  } catch {
    return spelling
  }
}

/** Sends the URL unchanged: no HTTP client normalizes it. */
function ask(
  agent: Agent,
  origin: string,
  { method, path, body, from }: FileRequest & { from: string },
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const type = body === '' ? {} : { 'content-type': 'application/json' }
    const headers = { ...type, 'x-forwarded-for': from }
    const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('latin1'),
        }),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
