// A separate process that owns a data folder until it is stopped or killed, for tests of crashes.
import { argv } from 'node:process'
import { pino } from 'pino'
import { startEngine } from '../../src/server/db/engine/engine.ts'

const engine = await startEngine({ dataDir: argv[2] ?? '', log: pino({ level: 'silent' }) })
process.stdout.write(`${engine.url}\n`)
process.on('SIGTERM', () => void engine.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)
