/** Shared by the card and its skeleton, so that both have the same size. */
export const articleStyle = {
  card: 'flex w-full min-w-0 flex-col overflow-hidden rounded-tp-lg border border-tp-line bg-tp-surface font-tp-text',
  picture: 'relative aspect-video w-full shrink-0 overflow-hidden bg-tp-raised',
  body: 'flex flex-1 flex-col gap-5 p-5',
  date: 'mt-1 block text-sm text-tp-muted',
  categories: 'mt-3 flex flex-wrap gap-2',
  /** Aligns the text of a link button with the title. */
  actions: '[&>[class*=underline-offset]]:-ms-1 mt-auto flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1',
}
