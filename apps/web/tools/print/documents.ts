export interface PrintedDocument {
  /** The folder of its pages here, the name of its cover in `pictures/` and of its PDF. */
  readonly name: string
  readonly title: string
  readonly styles: readonly string[]
}

export const documents: readonly PrintedDocument[] = [
  {
    name: 'event-planning-guide',
    title: 'Plan a Movie Night Your Church Will Remember: 10 Steps',
    styles: ['base', 'book', 'cover', 'guide', 'guide-back'],
  },
  {
    name: 'david-study-guide',
    title: 'From the Sheepfold to the Cave: A Four-Session Study Guide on David',
    styles: ['base', 'book', 'cover', 'study'],
  },
  { name: 'david-foyer-poster', title: 'David: Foyer Poster', styles: ['base', 'poster'] },
]
