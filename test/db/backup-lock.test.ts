// During a backup, which can take hours, staff can still decide: the audit log does not wait for it.
import { expect, test } from 'vitest'
import { lockBackups, openBackupClient } from '../../src/server/backup/backup-repository.ts'
import { checkAudit, writeAudit } from '../../src/server/modules/audit/audit-service.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

test('an entry of the audit log is written while a backup holds its lock', async () => {
  const { db, url } = shop()
  const client = await openBackupClient(url)
  try {
    expect(await lockBackups(client)).toBe(true)
    const before = await checkAudit(db)
    const note = { actor: 'command', action: 'test.note', subject: 'shop', change: {} }
    await db.transaction().execute((trx) => writeAudit(trx, new Date(), note))
    expect((await checkAudit(db)).entries).toBe(before.entries + 1)
  } finally {
    await client.end()
  }
})
