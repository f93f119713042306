import type { Words } from '../words-for.ts'
import { guide } from './guide.ts'

const AT = ['Time', 'Only if it matters: on a 24-hour clock, such as 09:30.'] as const

export const films: Words = {
  ...guide,
  title: 'Title',
  kind: 'Film or series',
  dates: [
    'Dates',
    'From these follow where the film is listed and what every button says. Leave out what is not known.',
  ],
  'dates.announced': ['Announced', 'Before this day the site names no date.'],
  'dates.tickets': ['Tickets on sale', 'The day on which the sale begins.'],
  'dates.theaters': ['In theaters', 'The day on which it opens.'],
  'dates.home': ['At home', 'The day from which people can watch it at home.'],
  day: 'Day',
  time: [...AT],
  timeZone: ['Time zone', 'Only if it is not New York’s, such as America/Los_Angeles.'],
  phase: ['Keep in this phase', 'Keeps the film where it is, whatever the dates say. Leave empty as a rule.'],
  page: ['Page', 'The address of its own page on this site, such as /david. Empty if it has none.'],
  tagline: ['Tagline', 'One sentence for the top of its page.'],
  description: ['Description', 'Two or three sentences for cards, search engines and shared links.'],
  year: 'Year',
  genre: ['Genre', 'Such as Animation.'],
  rating: ['Rating', 'Such as PG or TV-G.'],
  duration: ['Length', 'As shown: 103 min, or 10 Episodes.'],
  thumbnail: ['Poster', 'The upright poster.'],
  wide: ['Wide picture', 'A still without text. Not needed if there are pictures for the top of its page.'],
  logo: ['Logo', 'The title as a drawing (SVG). Without it the title is written in letters.'],
  logoScale: ['Size of the logo', '1 is a logo of one line, 1.6 one of three lines.'],
  hero: ['Top of its page', 'Needed if the film has a page of its own.'],
  'hero.wide': ['Picture for wide screens', 'Without text.'],
  'hero.tall': ['Picture for phones', 'Without text.'],
  'hero.focus': ['Part to keep in view', 'Percent from the left and from the top, such as 70% 40%.'],
  guide: ['Family guide', 'Only once the film is out.'],
  trailerUrl: ['Trailer', 'An mp4 file.'],
  trailerCaptions: ['Captions of the trailer', 'A WebVTT file (.vtt). Deaf visitors need it.'],
  trailerDate: [
    'Trailer added on',
    'The day on which the trailer came to the site. Search engines ask for it.',
  ],
  ticketsUrl: ['Tickets', 'Where tickets are sold.'],
  showtimesUrl: ['Showtimes', 'Where theaters and times are found. If empty, the ticket shop.'],
  groupTicketsUrl: ['Group tickets', 'Where groups order.'],
  whereToWatch: ['Where to watch at home', 'The services and shops that have it. Drag to change the order.'],
  'whereToWatch.one': 'place',
}
