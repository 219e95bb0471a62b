// Asks questions in a terminal. A password is not shown, and answers may also come from a pipe, one a line.
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export interface Prompt {
  ask(question: string, options?: { hidden?: boolean }): Promise<string>
  close(): void
}

/** Questions are written to standard error, so that standard output holds results only. */
export function openPrompt(): Prompt {
  let hidden = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stderr.write(chunk)
      done()
    },
  })
  const terminal = process.stdin.isTTY
  const reader = createInterface({ input: process.stdin, output, terminal })
  // Unlike single questions, the iterator keeps lines that arrive before they are asked for.
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(question, options) {
      process.stderr.write(question)
      hidden = options?.hidden === true
      const { value, done } = await lines.next()
      if (hidden && terminal) process.stderr.write('\n')
      hidden = false
      return done ? '' : value
    },
    close: () => reader.close(),
  }
}
