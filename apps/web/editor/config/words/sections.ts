import type { Words } from '../words-for.ts'

const PHASES = 'The text may change with the film. {theaters} is the day on which it opens.'

const names = {
  story: 'The story',
  videos: 'Row of videos',
  quotes: 'What others say',
  credits: 'Poster, people and press kit',
  clips: 'Clips',
  gallery: 'Gallery',
  'family-guide': 'Family guide',
  tickets: 'Tickets',
  notify: 'Before tickets are on sale',
  'where-to-watch': 'Where to watch it at home',
  groups: 'Showtimes and groups',
  showings: 'Showings',
  leaders: 'Link to the page for leaders',
  'sign-up': 'Sign-up for news',
  'bring-one-person': 'Bring one person',
  'coming-soon': 'Films that are coming soon',
}

/** What staff call the sections of a film's page; `list` is the field that has them. */
export const sectionWords = (list: string): Words => ({
  ...Object.fromEntries(Object.entries(names).map(([name, label]) => [`${list}.${name}`, label])),
  [`${list}.one`]: 'section',
  qr: 'Beside the code for phones',
  showtimes: 'Showtimes',
  'showtimes.text': ['Text', PHASES],
  discountTickets: 'Group discount',
  'discountTickets.text': ['Text', PHASES],
  groupTickets: 'Group tickets',
  graphics: 'Graphics for social media',
  link: 'Words of the link',
  form: ['Form', 'Usually left empty.'],
  'form=subscribe': 'Signs people up',
  'form=not-connected': 'Sends nothing yet',
  podcast: ['Podcast', 'Its short name under Podcasts, if people can subscribe to it in apps.'],
  'videos.label': ['One of them is called', 'Such as Trailer.'],
})
