// A terminal on which a staff account has logged in: the data folder that commands of a test are given.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type EnrolledStaff, enrolStaff, type EnrolStaffOptions } from './enrol-staff.ts'
import type { TestApp } from './test-app.ts'

export interface StaffTerminal {
  /** Settings for runCommand. */
  settings: { DATA_DIR: string }
  folder: string
  /** Creates an account and logs it in; commands that use the settings act as it from now on. */
  logIn(shop: TestApp, options?: EnrolStaffOptions): Promise<EnrolledStaff>
}

/** Call it at the top of a test file. */
export function useStaffTerminal(folder?: string): StaffTerminal {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'voltcell-terminal-'))
  if (folder === undefined) afterAll(() => rm(own, { recursive: true, force: true }))
  return {
    settings: { DATA_DIR: own },
    folder: own,
    async logIn(shop, options = {}) {
      const staff = await enrolStaff(shop.db, { ...options, device: 'terminal' })
      writeFileSync(join(own, 'staff-device'), `${staff.token}\n`, { mode: 0o600 })
      return staff
    },
  }
}
