/** What a text field, a text area and a select have in common. */
export const controlStyle =
  'w-full rounded-md border border-control bg-surface px-4 text-base text-text outline-offset-1 outline-focus placeholder:text-muted focus-visible:outline-2 disabled:opacity-55 aria-invalid:border-error'
