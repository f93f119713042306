/** What differs from page to page in the start of the code, as JSON in `#start-data`. */
export type StartData = {
  /** Address of the script that hydrates the page. */
  entry: string
  /** Addresses of the scripts that it and the page import. */
  scripts: string[]
  /** Addresses that the page's code fetches first. */
  fetches: string[]
  hasServiceWorker: boolean
}
