import type { Words } from '../words-for.ts'
import { guide, verdict } from './guide.ts'

const MARKDOWN = 'An empty line begins a paragraph. **bold**, *italic*, [words](https://example.org).'

export const reviews: Words = {
  ...guide,
  ...verdict,
  guide: ['Family guide', 'What a family may want to know before they see it.'],
  title: ['Title', 'The title of the review. Its address follows from it and stays.'],
  featuredImage: ['Picture', 'A picture for the review.'],
  publishDate: 'Day of publication',
  categories: ['Categories', 'The first three are shown.'],
  'categories.one': 'category',
  rating: ['Stars', 'From 1 to 5; halves are possible, such as 4.5.'],
  description: ['In short', 'At most 300 characters: for cards, search engines and shared links.'],
  reviewed: ['The film', 'What the review is about. Search engines show stars only with it.'],
  'reviewed.title': 'Title of the film',
  'reviewed.kind': 'Film or series',
  'reviewed.rating': ['Rating', 'Such as PG.'],
  year: 'Year',
  directors: 'Directors',
  'directors.one': 'director',
  minutes: ['Minutes', 'How long the film is.'],
  episodes: ['Episodes', 'Of the season reviewed.'],
  watch: [
    'Where to watch',
    'A place that has it for good. If empty, the page links a search of all services.',
  ],
  content: 'The review',
  summary: ['Summary', MARKDOWN],
  plot: ['The story', MARKDOWN],
  faithElements: ['Faith', MARKDOWN],
  familyFriendly: ['For families', MARKDOWN],
  positives: 'What we liked',
  'positives.one': 'point',
  'content.concerns': 'What gave us pause',
  'content.concerns.one': 'point',
  recommendation: ['Our advice', MARKDOWN],
}

export const familyGuide: Words = {
  concerns: 'What each level means, concern by concern',
  virtues: 'What each level means for the strengths',
  'virtues.one': 'level',
  'violence.one': 'level',
  'frightening.one': 'level',
  'grief.one': 'level',
  'language.one': 'level',
  'sexuality.one': 'level',
  'substances.one': 'level',
  meaning: 'Meaning',
  example: ['Example', 'A scene that most people know.'],
  virtue: 'What each strength is',
  license: 'License of the guide',
  'license.url': ['Address of the license', 'The whole address.'],
  attribution: 'How to name us',
}
