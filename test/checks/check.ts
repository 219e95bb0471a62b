// One check of the house: a name and what it finds wrong.
import { spawn } from 'node:child_process'

export interface Check {
  name: string
  /** Problems in words; none when all is well. */
  find(): Promise<string[]>
}

export interface Ran {
  code: number
  output: string
}

/** Runs a Node program of the project quietly and keeps what it said. */
export async function runNode(args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { code, output }
}

/** A check that is a program: it fails with what the program printed. */
export function programCheck(name: string, args: string[]): Check {
  return {
    name,
    async find() {
      const { code, output } = await runNode(args)
      return code === 0 ? [] : [output.trim() || `ended with ${code}`]
    },
  }
}
