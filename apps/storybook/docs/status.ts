/** What each status promises to those who use a component. */
export const statuses = {
  stable: 'The ministry’s own site is built with it. A change that breaks it waits for a major version.',
  new: 'Finished and tested, but no site has used it for long. Its props may still change in a minor version.',
}

/** By story file. */
const newComponents = [
  'alert-dialog',
  'avatar',
  'banner',
  'breadcrumb',
  'countdown',
  'dropdown-menu',
  'footer',
  'header',
  'hyphenated-words',
  'labels',
  'navigation-menu',
  'pagination',
  'popover',
  'poster-card',
  'switch',
  'tooltip',
]

export const statusOf = (name: string) => (newComponents.includes(name) ? 'new' : 'stable')
