/** All that the functions ask of a database; PGlite and postgres.js each fulfil it in a line. */
export type Database = {
  /** Runs one statement, which commits by itself, and returns its rows. */
  query: <T>(text: string, params?: readonly unknown[]) => Promise<T[]>
}
