/** The levels that a heading of a component can have. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4'
