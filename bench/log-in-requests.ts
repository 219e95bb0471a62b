// Log-ins as an attacker sends them: at a fixed rate regardless of responses, each from its own address.
import { request } from 'node:http'

export interface LogInAnswer {
  /** HTTP status, and the code of the envelope (0 without one). */
  status: number
  code: number
  body: string
  headers: Record<string, unknown>
  milliseconds: number
}

let sent = 0

/** One login from a new address; this machine is the trusted proxy in front of it. */
export function logIn(origin: string, username: string, password: string): Promise<LogInAnswer> {
  sent += 1
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  const body = JSON.stringify({ lang: 'en_us', username, password })
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({
          status: response.statusCode ?? 0,
          code: Number(response.headers['x-result-code'] ?? 0),
          body: text,
          headers: response.headers,
          milliseconds: performance.now() - begun,
        })
      })
    })
    call.end(body)
  })
}

/** Open loop: sends `perSecond` log-ins until `work` ends; returns how often each outcome occurred. */
export async function flood<T>(
  origin: string,
  perSecond: number,
  work: () => Promise<T>,
): Promise<{ result: T; outcomes: Map<string, number>; sent: number }> {
  const outcomes = new Map<string, number>()
  const pending = new Set<Promise<void>>()
  let count = 0
  const timer = setInterval(() => {
    count += 1
    const call: Promise<void> = logIn(origin, `flood-${count}`, 'not the right password')
      .then(({ status, code }) => addOutcome(outcomes, `${status}/${code}`))
      .catch(() => addOutcome(outcomes, 'no answer'))
      .finally(() => pending.delete(call))
    pending.add(call)
  }, 1000 / perSecond)
  const result = await work()
  clearInterval(timer)
  await Promise.all(pending)
  return { result, outcomes, sent: count }
}

function addOutcome(outcomes: Map<string, number>, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}
