// Three kinds of tests: rules beside their files, the server through HTTP, journeys in a browser. And the torture: some of the same at full size.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores, one of them for the database.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Some read the whole catalogue or try thousands of texts; the server tests share their cores.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/**/*.test.{ts,tsx}'],
          globalSetup: ['test/harness/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // Tests that wait for a real database or clock may lose a race on busy cores. The closing lines name
          // each that needed its second try.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/harness/journey-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // What a page does next may take a while on busy cores; waiting costs nothing where it is quick.
          expect: { poll: { timeout: 15_000 } },
          retry: 1,
          // One browser at a time: the machine is small, and times are part of what is tested.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'torture',
          include: ['torture/**/*.torture.ts'],
          globalSetup: ['test/harness/global-setup.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          // One after the other: times are part of what is measured.
          fileParallelism: false,
        },
      },
    ],
  },
})
