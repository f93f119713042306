/** Names, dates and contacts as they are printed. The site keeps its own in apps/web/src/config/site.ts. */
export const FACTS = {
  site: 'Two Pastors, Popcorn and a Movie',
  film: 'David',
  release: 'December 19, 2025',
  ticketsUrl: 'https://www.angel.com/tickets/david',
  ticketsShown: 'angel.com/tickets/david',
  code: '4Pastors',
  groupSize: '10',
  phone: '(555) 010-0199',
  phoneUrl: 'tel:+15550100199',
  email: 'hello@twopastorsmovie.example',
} as const

/**
 * Fills in `{{name}}`.
 * @throws Error when a text asks for a fact that is not given.
 */
export const fill = (text: string, facts: Readonly<Record<string, string>> = FACTS): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`Nothing is known as {{${name}}}`)
    return value
  })
