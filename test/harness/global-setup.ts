// Before the server tests: one database server for all of them, whose template every test file copies.
import type { TestProject } from 'vitest/node'
import { databaseNameOf } from './test-database.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made, and the filled one to copy. */
    testServer: { adminUrl: string; template: string }
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = databaseNameOf(server.templateUrl)
  project.provide('testServer', { adminUrl: server.adminUrl, template })
  return () => server.stop()
}
