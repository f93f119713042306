/** The element of a heading that a page may place at any level. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4'
