/** The shared styles of Input, Textarea and Select. */
export const controlStyle =
  'tp:w-full tp:rounded-md tp:border tp:border-control tp:bg-surface tp:px-4 tp:font-text tp:text-base tp:text-text tp:outline-offset-1 tp:outline-focus tp:placeholder:text-muted tp:focus-visible:outline-2 tp:disabled:opacity-55 tp:aria-invalid:border-error'
