/** The `className` prop of every component. */
export type WithClassName = {
  /** Added after the component's own classes. */
  className?: string | undefined
}
