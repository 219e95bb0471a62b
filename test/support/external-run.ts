// The server tests that the run on an external PostgreSQL (.ci/run) leaves out. It runs every other server test.

/** Files that send no SQL. A check verifies that none of them opens a shop or a database. */
export const WITHOUT_SQL: readonly string[] = [
  'test/backup/lost-file.test.ts',
  'test/backup/restore-drill.test.ts',
  'test/backup/stopped-shop.test.ts',
  'test/backup/wal-archive.test.ts',
  'test/checks/dependency-rules.test.ts',
  'test/db/engine.test.ts',
  'test/wish-list-exports.test.ts',
]

/** Files that repeat, very often, statements that other tests of that run send once. */
export const REPEATING_SQL: readonly string[] = [
  'test/verification-guesses.test.ts',
  'test/content/hostile-markdown.test.ts',
  'test/contract.test.ts',
  'test/costly-calls.test.ts',
  'test/forgery.test.ts',
  'test/hardening.test.ts',
  'test/hostile-input.test.ts',
  'test/label-photo-files.test.ts',
  'test/page-transport.test.ts',
  'test/pages.test.ts',
  'test/permissions.test.ts',
  'test/picture-bundle.test.ts',
  'test/price-canaries.test.ts',
  'test/reflected-scripts.test.ts',
  'test/search/any-query.test.ts',
  'test/traversal.test.ts',
  'test/uploads.test.ts',
  'test/visitor-privacy.test.ts',
]
