// npm run backup with an external PostgreSQL: what it asks the server, and what it never prints.
import { expect, test } from 'vitest'
import { describeExternalBackup } from '../../src/server/backup/external-backup.ts'
import { useShop } from '../support/ask.ts'
import { runCommand } from '../support/run-command.ts'

const shop = useShop()

test('a server that does not archive its log does not count as covered by backups', async () => {
  const { isCovered, lines } = await describeExternalBackup(shop().url)
  expect(isCovered).toBe(false)
  expect(lines.join('\n')).toContain('archive_mode is off')
})

test('the command prints what to use, ends with an error and shows no password', async () => {
  const { code, out, err } = await runCommand(shop().url, 'backup', [])
  const { password } = new URL(shop().url)
  expect(password.length).toBeGreaterThan(8)
  expect(code).toBe(1)
  expect(out).toContain('pgBackRest')
  expect(out).toContain('archive_mode is off')
  expect(out + err).not.toContain(password)
})
