// Queries a running shop over one kept-alive connection and extracts what is judged and timed.
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface SearchResult {
  itemNos: string[]
  /** True for results that are only partial or similar. */
  tolerant: boolean
  /** One of CERTAINTIES of the contract. */
  certainty: string
  /** The batteries of each part of a keyword that names several; `state` 'found' asserts them. */
  groups: { texts: string[]; state: string; itemNos: string[] }[]
  /** A device that the shop knows and has no battery for; null if the keyword names none. */
  knownDevice: string | null
  /** A kind of thing that the shop does not sell; null if the keyword names none. */
  notSold: string | null
  /** How the parts of the text were interpreted, for lists of failures. */
  parts: string
}

export interface Reply {
  /** null when the call failed. */
  found: SearchResult | null
  ms: number
}

export interface SearchClient {
  search(keyword: string, rows: number): Promise<Reply>
  suggest(keyword: string): Promise<{ texts: string[]; ms: number }>
  /** How often the shop rejected a request, which was then sent again. */
  rejections(): number
  close(): void
}

interface SearchEnvelope {
  code: number
  result: {
    list: { itemNo: string }[]
    tolerant: boolean
    certainty: string
    groups: { texts: string[]; state: string; list: { itemNo: string }[] }[]
    knownDevice: string | null
    notSold: string | null
    parts: { kind: string; text: string; state: string; reading: string | null }[]
  }
}

export function createSearchClient(origin: string): SearchClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let rejections = 0
  /** Waits and retries while the shop rejects requests because of a rate limit or overload. */
  async function send(url: string, body?: string): Promise<HttpResponse> {
    for (;;) {
      const response = await sendOnce(agent, url, body)
      if (response.status !== 429 && response.status !== 503) return response
      rejections++
      await setTimeout(response.retryAfter * 1000)
    }
  }
  return {
    async search(keyword, rows) {
      const body = JSON.stringify({ keyword, rows })
      const { text, ms } = await send(`${origin}/api/product/search`, body)
      return { found: readFound(JSON.parse(text) as SearchEnvelope), ms }
    },
    async suggest(keyword) {
      const query = encodeURIComponent(keyword)
      const { text, ms } = await send(`${origin}/api/search/suggest?keyword=${query}`)
      const { result } = JSON.parse(text) as { result: { list?: { text: string }[] } | null }
      return { texts: (result?.list ?? []).map((each) => each.text), ms }
    },
    rejections: () => rejections,
    close: () => agent.destroy(),
  }
}

function readFound({ code, result }: SearchEnvelope): SearchResult | null {
  if (code !== 200) return null
  return {
    itemNos: result.list.map(({ itemNo }) => itemNo),
    tolerant: result.tolerant,
    certainty: result.certainty,
    groups: result.groups.map(({ texts, state, list }) => ({
      texts,
      state,
      itemNos: list.map(({ itemNo }) => itemNo),
    })),
    knownDevice: result.knownDevice,
    notSold: result.notSold,
    parts: result.parts
      .map(
        ({ kind, text, state, reading }) =>
          `${kind}:${text}${reading ? `>${reading}` : ''}(${state})`,
      )
      .join(' '),
  }
}

interface HttpResponse {
  status: number
  retryAfter: number
  text: string
  ms: number
}

function sendOnce(agent: Agent, url: string, body?: string): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = request(url, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const retryAfter = Number(response.headers['retry-after']) || 1
        const ms = performance.now() - start
        resolve({ status: response.statusCode ?? 0, retryAfter, text, ms })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
