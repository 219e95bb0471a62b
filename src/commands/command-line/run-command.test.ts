// Tests how commands choose an action, report errors and end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../server/platform/errors.ts'
import { type Actions, action, CommandError, runCommand } from './run-command.ts'

const USAGE = 'usage of the command'
const before = process.argv
let printed: string[]

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.argv = before
  process.exitCode = undefined
})

interface Context {
  loud: boolean
  said: unknown[]
}

const ACTIONS: Actions<Context> = {
  say: action(['WORD', 'OTHER?'], async ({ loud, said }, word, other) => {
    said.push(loud, word, other)
  }),
  count: action([], async () => 2),
  refuse: action([], async () => {
    throw new CommandError('Not today\u001b[2J.')
  }),
  lose: action([], async () => {
    throw new AppError(404)
  }),
  move: action([], async () => {
    throw new AppError(409)
  }),
}

async function run(...words: string[]) {
  process.argv = ['node', 'command', ...words]
  const said: unknown[] = []
  await runCommand({
    usage: USAGE,
    options: { loud: { type: 'boolean', default: false } },
    actions: ACTIONS,
    open: ({ options }, work) => work({ loud: options.loud, said }),
    explain: (error, line) =>
      error instanceof AppError && error.code === 404 ? `${line.action}: none` : undefined,
  })
  const code = process.exitCode
  // The exit code of the test run must not change.
  process.exitCode = undefined
  return { code, said, printed }
}

test('an action gets its context and positional arguments and ends with code 0', async () => {
  expect(await run('say', 'hello', '--loud')).toEqual({
    code: 0,
    said: [true, 'hello', undefined],
    printed: [],
  })
})

test('an action may choose its exit code', async () => {
  expect(await run('count')).toMatchObject({ code: 2, printed: [] })
})

test.each([
  [[], USAGE],
  [['burn'], `There is no command burn.\n${USAGE}`],
  [['constructor'], `There is no command constructor.\n${USAGE}`],
  [['say'], `WORD is missing.\n${USAGE}`],
  [['say', ' '], `WORD is missing.\n${USAGE}`],
  [['say', 'a', 'b', 'c'], `Unexpected argument: c.\n${USAGE}`],
  [['say', 'a', '--colour'], `Unknown option '--colour'.\n${USAGE}`],
  [['refuse'], 'Not today [2J.'],
  [['lose'], 'lose: none'],
  [['move'], 'The current state does not allow this.'],
])('the arguments %j end a command with exit code 1 and a message', async (words, message) => {
  expect(await run(...words)).toMatchObject({ code: 1, said: [], printed: [message] })
})

/** A command in its own process that prints 5 MB, then 'finished' to standard error, and ends with this outcome. */
function startPrinting(outcome: string, stdout: 'pipe' | number): ChildProcess {
  const script = `
    import { setImmediate as nextTurn } from 'node:timers/promises'
    import { action, runCommand } from '${import.meta.dirname}/run-command.ts'
    const print = action([], async () => {
      for (let n = 0; n < 500; n += 1) {
        console.log('line '.repeat(2000))
        await nextTurn()
      }
      console.error('finished')
      ${outcome}
    })
    await runCommand({ usage: '', actions: print, open: (line, run) => run({}) })`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', stdout, 'pipe'],
  })
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; err: string }> {
  const errors: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, err: Buffer.concat(errors).toString() }
}

test.each([
  ['', 141],
  ['return 0', 141],
  ['return 2', 2],
  ["throw new Error('failed')", 1],
])(
  'a command whose reader closes the pipe finishes its work quietly; with the outcome "%s" its exit code is %d',
  async (outcome, code) => {
    const child = startPrinting(outcome, 'pipe')
    child.stdout?.once('data', () => child.stdout?.destroy())
    const err = code === 1 ? 'finished\nfailed\n' : 'finished\n'
    expect(await endOf(child)).toEqual({ code, err })
  },
)

test('a command whose reader takes everything ends with 0', async () => {
  const child = startPrinting('', 'pipe')
  child.stdout?.resume()
  expect(await endOf(child)).toEqual({ code: 0, err: 'finished\n' })
})

test.runIf(existsSync('/dev/full'))(
  'a command whose output does not fit on the disk says so once, and ends with 1',
  async () => {
    const full = openSync('/dev/full', 'w')
    const { code, err } = await endOf(startPrinting('', full))
    closeSync(full)
    expect(err.trim().split('\n').toSorted()).toEqual([
      'The output is not complete: it cannot be written (ENOSPC).',
      'finished',
    ])
    expect(code).toBe(1)
  },
)

test('--help prints the usage as the result, and runs nothing', async () => {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { code, said, printed } = await run('say', 'hello', '--help')
  expect(out.mock.calls).toEqual([[USAGE]])
  expect([code, said, printed]).toEqual([0, [], []])
})
