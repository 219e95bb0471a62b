// Set-up of the server tests: one database server for all of them, whose template every test file copies.
import type { TestProject } from 'vitest/node'
import { databaseNameOf } from './test-database.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that creates databases, the filled template, the folder of the file store, and one for other files. */
    testServer: { adminUrl: string; template: string; filesFolder: string; scratchFolder: string }
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = databaseNameOf(server.templateUrl)
  const { adminUrl, filesFolder, scratchFolder } = server
  project.provide('testServer', { adminUrl, template, filesFolder, scratchFolder })
  return () => server.stop()
}
