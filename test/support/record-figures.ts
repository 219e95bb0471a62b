// Key figures of a part of the stress tests (`npm run stress`): printed, and stored for its row in bench/stress-results.md.
import { appendFileSync } from 'node:fs'
import { env } from 'node:process'

/** `label` names the measurement; objects and lists are written as JSON, numbers with at most two decimals. */
export function recordFigures(label: string, figures: object): void {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${formatted(value)}`)
  const line = `${label}: ${words.join(', ')}`.slice(0, 1500)
  process.stdout.write(`${line}\n`)
  if (env.STRESS_FIGURES) appendFileSync(env.STRESS_FIGURES, `${line}\n`)
}

/** Like recordFigures, for tests that also run in `npm test`, where they are no part of a stress run and record nothing. */
export function recordFiguresOfPart(label: string, figures: object): void {
  if (env.STRESS_FIGURES) recordFigures(label, figures)
}

function formatted(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  return JSON.stringify(value) ?? 'none'
}
