// Tests how servers are recognised by their command outside Linux: only those of exactly this folder are stopped.
import { expect, test } from 'vitest'
import { serversOf } from './orphans.ts'

const BINARY = '/opt/shop/node_modules/native/bin/postgres'
const LISTED = [
  `  101 ${BINARY} -D /data/shop -c port=5432 -c listen_addresses=`,
  `  102 ${BINARY} -D /data/shop2 -c port=5432`,
  `  103 ${BINARY} -D /data/shop/cluster -c port=5432`,
  `  104 ${BINARY} -D /srv/data/shop -c port=5432`,
  `  105 ${BINARY} -D /data/shop`,
  `  106 ${BINARY} -D /data/my shop -c port=5432`,
  `  107 ${BINARY} -D /data/other -c log_directory=/data/shop -c port=5432`,
  '  108 vi /data/shop/bin/postgres -D /data/shop.txt',
  '  109 postgres: checkpointer ',
  '',
].join('\n')

test.each([
  ['/data/shop', [101, 105]],
  ['/data/shop2', [102]],
  ['/data/shop/cluster', [103]],
  ['/data/my shop', [106]],
  ['/data', []],
  ['/data/sh.p', []],
])('the servers of %s are those started with this folder', (folder, pids) => {
  expect(serversOf(folder, LISTED)).toEqual(pids)
})
