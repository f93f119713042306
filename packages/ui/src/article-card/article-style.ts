/** Shared by the card and its skeleton, so that both have the same size. */
export const articleStyle = {
  card: 'tp:flex tp:w-full tp:min-w-0 tp:flex-col tp:overflow-hidden tp:rounded-lg tp:border tp:border-line tp:bg-surface tp:font-text',
  picture: 'tp:relative tp:aspect-video tp:w-full tp:shrink-0 tp:overflow-hidden tp:bg-raised',
  body: 'tp:@container tp:flex tp:flex-1 tp:flex-col tp:gap-5 tp:p-5',
  date: 'tp:mt-1 tp:block tp:text-sm tp:text-muted',
  categories: 'tp:mt-3 tp:flex tp:flex-wrap tp:gap-1.5 tp:*:px-2.5',
  /** Aligns the text of a link button with the title. */
  actions:
    'tp:[&>[class*=underline-offset]]:-ms-1 tp:mt-auto tp:flex tp:min-h-9 tp:flex-wrap tp:items-center tp:gap-x-4 tp:gap-y-1',
}
