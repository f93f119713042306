/** Everything the functions need from a database; PGlite and postgres.js each implement it in a line. */
export type Database = {
  /** Runs one statement, which commits on its own, and returns its rows. */
  query: <T>(text: string, params?: readonly unknown[]) => Promise<T[]>
}
