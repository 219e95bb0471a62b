// Asks questions in a terminal, without showing passwords, or reads the answers from a pipe, one per line.
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandError } from './run-command.ts'

export interface Prompt {
  ask(question: string, options?: { hidden?: boolean }): Promise<string>
  close(): void
}

/** The reader of a pipe, shared by all prompts: lines that it has read for later questions outlive a closed prompt. */
const piped = new WeakMap<NodeJS.ReadableStream, AsyncIterator<string>>()

/** Questions are written to standard error, so that standard output holds results only. */
export function openPrompt(): Prompt {
  return process.stdin.isTTY ? openTerminal() : openPipe()
}

function openTerminal(): Prompt {
  let hidden = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stderr.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  // Unlike single questions, the iterator keeps lines that arrive before they are asked for.
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(question, options) {
      process.stderr.write(question)
      hidden = options?.hidden === true
      const { value, done } = await lines.next()
      if (hidden) process.stderr.write('\n')
      hidden = false
      return done ? '' : value
    },
    close: () => reader.close(),
  }
}

function openPipe(): Prompt {
  const input = process.stdin
  const lines = piped.get(input) ?? createInterface({ input })[Symbol.asyncIterator]()
  piped.set(input, lines)
  return {
    async ask(question) {
      process.stderr.write(question)
      input.resume()
      const { value, done } = await lines.next()
      return done ? '' : value
    },
    // An open pipe would keep the process alive.
    close: () => void input.pause(),
  }
}

/** Asks for confirmation of what was printed; anything but yes ends the command. Errors: CommandError. */
export async function confirmByPrompt(question: string): Promise<void> {
  const prompt = openPrompt()
  const answer = await prompt.ask(`${question} Type yes: `)
  prompt.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.')
}
