// Imports between layers of the server and operations with a single caller are found on small examples.
import { expect, test } from 'vitest'
import { upwardImports } from './layers.ts'
import { groupOf, operationsWithOneCaller, SERVER_LAYERS } from './server-layers.ts'

const reported = (from: string, to: string) =>
  upwardImports([{ from, to }], { layers: SERVER_LAYERS, groupOf })

test.each([
  ['src/main.ts', 'src/server/app.ts'],
  ['src/commands/demo.ts', 'src/server/demo/fill-shop.ts'],
  ['src/server/app.ts', 'src/server/jobs/all-jobs.ts'],
  ['src/server/api/home/index.ts', 'src/server/operations/compose-home.ts'],
  ['src/server/modules/mail/mail-service.ts', 'src/server/platform/config.ts'],
  ['src/server/platform/files/store.ts', 'src/server/db/database.ts'],
  ['src/server/modules/mail/mail-service.ts', 'src/shared/lang.ts'],
])('the file %s may import %s', (from, to) => {
  expect(reported(from, to)).toEqual([])
})

test.each([
  ['src/server/operations/open-case.ts', 'src/server/api/home/index.ts'],
  ['src/server/api/home/index.ts', 'src/server/jobs/job.ts'],
  ['src/server/backup/restore.ts', 'src/server/context/context.ts'],
  ['src/server/app.ts', 'src/server/demo/fill-shop.ts'],
  ['src/server/db/migrate.ts', 'src/server/platform/log.ts'],
  ['src/server/site/pages.ts', 'src/commands/demo.ts'],
])('the file %s may not import %s', (from, to) => {
  expect(reported(from, to)).toEqual([expect.stringContaining(`${from} imports ${to}`)])
})

const OPERATION = { path: 'src/server/operations/pay.ts', text: 'export function pay() {}' }
const caller = (path: string, text: string) => ({ path: `src/server/${path}`, text })
const IMPORT = "import { pay } from '../../operations/pay.ts'\n"

test.each([
  ['two calls', [caller('api/a/one.ts', IMPORT), caller('api/a/two.ts', IMPORT)]],
  ['a job that loads it twice', [caller('x.ts', "import('./operations/pay.ts')\n".repeat(2))]],
  ['an index that binds two calls', [caller('api/a/index.ts', `${IMPORT}one(pay)\ntwo(pay)`)]],
])('an operation may have %s', (_, callers) => {
  expect(operationsWithOneCaller([OPERATION, ...callers])).toEqual([])
})

test.each([
  ['one call as its only caller', caller('api/a/one.ts', IMPORT), 'src/server/api/a/one.ts'],
  ['an index that binds one call', caller('api/a/index.ts', `${IMPORT}one(pay)`), 'api/a/index.ts'],
  ['no caller', caller('api/a/one.ts', "import { pay } from './pay.ts'"), 'none'],
])('an operation with %s is reported', (_, only, named) => {
  expect(operationsWithOneCaller([OPERATION, only])).toEqual([expect.stringContaining(named)])
})
