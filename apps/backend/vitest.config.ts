import { isShort, leftToAll } from '@two-pastors/tooling/short-run'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/helpers/postgres-server.ts'

/**
 * Tests of the database run on the embedded one and, if a server is installed, on PostgreSQL, which only `pnpm
 * test:all` does.
 */
const onBoth = [
  'tests/{subscribe*,consent,text-stops,export,erasures,delivery*,retention,staff,webhook,health,log,rss-copies,rss-deno,migrations,count,numbers}.test.ts',
]

const postgres = {
  extends: true as const,
  test: { name: 'postgres', include: onBoth, globalSetup: 'tests/helpers/postgres-template.ts' },
}
const withPostgres = !isShort && findPostgres() !== undefined
if (!isShort && !withPostgres) {
  console.log(
    'No PostgreSQL 15 or newer here ("apt-get install postgresql"): testing on the embedded one only',
  )
}

export default defineConfig({
  test: {
    // Real processes on a busy machine: a first start makes a database, which takes some seconds.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // PGlite is some MB of WebAssembly, which each process compiles.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['tests/**/*.test.ts'],
          exclude: leftToAll,
          globalSetup: 'tests/helpers/database-template.ts',
        },
      },
      ...(withPostgres ? [postgres] : []),
    ],
  },
})
