// Entry point of a process that owns the database of a data folder until it is stopped; further arguments are settings.
import { argv } from 'node:process'
import { pino } from 'pino'
import { startEngine } from '../../src/server/db/engine/engine.ts'

const [, , dataDir = '', ...settings] = argv
const engine = await startEngine({ dataDir, log: pino({ level: 'silent' }), settings })
process.stdout.write(`${engine.url}\n`)
process.on('SIGTERM', () => void engine.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)
