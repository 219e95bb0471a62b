// The groups of tests: unit tests beside their files, the server over HTTP, once more on an external PostgreSQL
// (`external`), journeys in a browser, stress tests.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { REPEATING_SQL, WITHOUT_SQL } from './test/support/external-run.ts'

// Node loads these files itself, as it loads the server: no transform, and compiled code from its cache.
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } }
// Files share processes, because starting one and loading the shop takes longer than most of them. Those of the server
// have their own database and application; a test restores what it changes in globals.
const SHARED = { isolate: false }

const SERVER = {
  ...NATIVE,
  ...SHARED,
  include: ['test/**/*.test.ts'],
  globalSetup: ['test/support/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // Tests that wait for a real database or clock may lose a race on busy cores. The report at the end names
  // each test that passed only when repeated.
  retry: 1,
}

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores, one of them for the database.
    maxWorkers: 2,
    setupFiles: ['test/support/default-brand.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'unit',
          // Those under test/ import components, which Node cannot load by itself.
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.tsx'],
          environment: 'node',
          // Some read the whole catalogue or try thousands of texts; the server tests share their cores.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'server', ...SERVER } },
      {
        extends: true,
        // The run of .ci/run on an external PostgreSQL: all server tests but those that would send PostgreSQL nothing new.
        test: { name: 'external', ...SERVER, exclude: [...WITHOUT_SQL, ...REPEATING_SQL] },
      },
      {
        extends: true,
        test: {
          ...NATIVE,
          ...SHARED,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/support/journey-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // What a page does next may take a while on busy cores; waiting costs nothing where it is quick.
          expect: { poll: { timeout: 15_000 } },
          // On busy cores a browser may miss a state that lasts a moment; the report names tests that passed only when
          // repeated.
          retry: 2,
        },
      },
      {
        extends: true,
        test: {
          ...NATIVE,
          name: 'stress',
          include: ['test/stress/**/*.stress.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          // `npm run stress` ends a test file after the time allowed for it; this only has to be longer.
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          // One file at a time: times are part of what is measured.
          fileParallelism: false,
        },
      },
    ],
  },
})
