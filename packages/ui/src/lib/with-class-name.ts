/** The `className` prop of every component. */
export type WithClassName = {
  /** Your own classes. They override the component's styles. */
  className?: string | undefined
}
