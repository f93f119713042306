/** The colors of the design system's house theme (packages/ui, tokens.css), for a site that names none of its own. */
export const HOUSE_COLORS = { ground: '#0b0a14', accent: '#f4b25c', onAccent: '#1c1206' }
