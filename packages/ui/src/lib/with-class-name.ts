/** The `className` prop of every component. */
export type WithClassName = {
  /** Classes of yours. They win over the component's look. */
  className?: string | undefined
}
