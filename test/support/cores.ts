// Keeps the processes of a measurement apart: the server on one core, its database and the load generator on another.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'

export const SERVER_CORE = 0
export const LOAD_CORE = 1

/** Whether this process may use two cores and there is a program that binds processes to them. */
export function hasCores(): boolean {
  const folders = (env.PATH ?? '').split(delimiter)
  return availableParallelism() > 1 && folders.some((folder) => existsSync(join(folder, 'taskset')))
}

/** Binds a process with all of its threads; what it starts later is bound as well. */
export function bindToCore(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
}

/** Binds a process and those that it has started. */
export function bindFamilyToCore(parent: number, core: number): void {
  for (const pid of [parent, ...childrenOf(parent)]) {
    try {
      bindToCore(pid, core)
    } catch {
      // It ended between the list and the call.
    }
  }
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && parentOf(pid) === parent
      } catch {
        return false
      }
    })
}
