/** The per-page input of the boot script (start.ts), as JSON in `#start-data`. */
export type StartData = {
  /** URL of the script that hydrates the page. */
  entry: string
  /** URLs of the chunks that the entry and the page import. */
  scripts: string[]
  /** URLs that the page's code fetches first. */
  fetches: string[]
  /** URL of the script that counts visits. */
  counter: string
  hasServiceWorker: boolean
  /** Where to write when a form doesn't work. */
  email: string
}
