/** The shared styles of Input, Textarea and Select. */
export const controlStyle =
  'w-full rounded-tp-md border border-tp-control bg-tp-surface px-4 font-tp-text text-base text-tp-text outline-offset-1 outline-tp-focus placeholder:text-tp-muted focus-visible:outline-2 disabled:opacity-55 aria-invalid:border-tp-error'
