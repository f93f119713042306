/**
 * Whether `pnpm test` runs. It leaves files named `*.all.test.*` or `*.all.spec.ts`, and end-to-end tests tagged `@all`, to
 * `pnpm test:all`. A test that is started by hand runs wherever it stands.
 */
export const isShort = process.env.TEST_RUN === 'short'

/** The files that are left out. */
export const leftToAll = isShort ? ['**/*.all.{test,spec}.*'] : []
