/** What every component takes, besides what is its own and what its element takes anyway. */
export type WithClassName = {
  /** Classes of your own, after those of the component. */
  className?: string | undefined
}
