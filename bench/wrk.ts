// Runs wrk, an HTTP load generator, on the core for load and reads its figures. Requests come from a list, in order.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LOAD_CORE } from '../test/support/cores.ts'

export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
  /** The Cookie header of a member's session. */
  cookie?: string
}

/** Times in ms. */
export interface Load {
  requests: number
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/** Installs wrk if this runs as root on Debian. Errors: a line with the command to run. */
export function ensureWrk(): void {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') return
    if (process.getuid?.() !== 0) throw new Error('The bench needs wrk: sudo apt-get install wrk')
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', 'wrk'], { stdio: 'ignore' })
  }
}

/**
 * Sends the list in order from `offset`, repeatedly, for `seconds`. Bodies are JSON and responses brotli. If
 * the list is longer than what is sent in that time, no request is repeated and no response comes from the
 * cache.
 */
export async function load(
  origin: string,
  requests: BenchRequest[],
  { connections, seconds, offset = 0 }: { connections: number; seconds: number; offset?: number },
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const list = join(folder, 'requests.txt')
  const from = offset % requests.length
  const rotated = [...requests.slice(from), ...requests.slice(0, from)]
  writeFileSync(list, rotated.map(lineOf).join('\n'))
  const script = join(folder, 'list.lua')
  writeFileSync(script, LUA.replace('LIST', list))
  const args = [
    ['-c', String(LOAD_CORE), 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`],
    ['--latency', '--timeout', '20s', '-s', script, origin],
  ].flat()
  const { stdout } = await promisify(execFile)('taskset', args)
  return readReport(stdout)
}

function lineOf({ method, path, cookie = '', body = '' }: BenchRequest): string {
  return [method, path, cookie, body].join('\t')
}

const LUA = `
local list = {}
for line in io.lines("LIST") do
  local method, path, cookie, body = line:match("([^\\t]*)\\t([^\\t]*)\\t([^\\t]*)\\t(.*)")
  local headers = { ["Accept-Encoding"] = "br" }
  if cookie ~= "" then headers["Cookie"], headers["Sec-Fetch-Site"] = cookie, "same-origin" end
  if body ~= "" then headers["Content-Type"] = "application/json" else body = nil end
  list[#list + 1] = { method, path, headers, body }
end
local at = 0
request = function()
  at = at % #list + 1
  local r = list[at]
  return wrk.format(r[1], r[2], r[3], r[4])
end
done = function(summary, latency)
  local failed = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  io.write(string.format("RESULT %d %d %f %f %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), failed))
end
`

function readReport(text: string): Load {
  const found = /RESULT (\d+) (\d+) ([\d.]+) ([\d.]+) (\d+)/.exec(text)
  if (!found) throw new Error(`wrk printed no readable result:\n${text}`)
  const [, requests, micros, p50, p99, failed] = found.map(Number)
  return {
    requests: requests!,
    perSecond: requests! / (micros! / 1e6),
    p50: p50! / 1000,
    p99: p99! / 1000,
    failed: failed!,
  }
}
