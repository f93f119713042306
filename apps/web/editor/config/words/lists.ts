import type { Words } from '../words-for.ts'
import { CAPTIONS } from './shared.ts'

export const homeRows: Words = {
  items: ['Rows', 'Top to bottom. Drag to change the order.'],
  'items.one': 'row',
  label: ['Name for one video', 'Such as Trailer. If empty, the heading is used.'],
  layout: 'Shape of the pictures',
  'layout=portrait': 'Upright posters',
  'layout=wide': 'Wide pictures',
  'layout=tall': 'Tall pictures of shorts',
  podcast: ['Podcast', 'Its short name under Podcasts, if people can subscribe to it in apps.'],
  mayBeEmpty: ['May be empty', 'Don’t warn if the feed is empty; the row is just hidden.'],
}

export const sponsors: Words = {
  items: ['Sponsors', 'In the order of the home page. Drag to change it.'],
  'items.one': 'sponsor',
  logo: ['Logo', 'An SVG file. Without it the name is shown.'],
  discountNote: ['Discount', 'As shown under the logo. Leave empty if there is none.'],
}

export const resources: Words = {
  items: ['Resources', 'In the order of the page. Drag to change it.'],
  'items.one': 'resource',
  id: ['Short name', 'Lowercase letters and hyphens. Never change it: links use it.'],
  description: 'Description',
  type: 'Kind',
  badge: ['Badge', 'Shown on the card instead of the kind.'],
  isFree: ['Free', 'If off, visitors are asked for a donation first.'],
  actionUrl: ['File or address', 'What the button opens.'],
}

export const podcasts: Words = {
  items: ['Podcasts', 'What podcast apps say of each.'],
  'items.one': 'podcast',
  key: ['Short name', 'Part of the feed address in podcast apps. Never change it.'],
  category: ['Category', 'One of Apple’s, such as TV & Film.'],
  subcategory: ['Subcategory', 'One of Apple’s, such as Film Reviews.'],
}

export const blog: Words = {
  images: [
    'Pictures',
    'A post gets the first of these: an override, its own picture, its category’s picture, the default.',
  ],
  overrides: ['Overrides', 'Pictures by words of the title.'],
  'overrides.one': 'override',
  'overrides.keyword': ['Words of the title', 'Capitals don’t matter.'],
  categories: 'Pictures by category',
  'categories.one': 'picture',
  key: ['Category', 'In lowercase.'],
  value: 'Picture',
  fallback: ['Default picture', 'For posts that no other rule matches.'],
  authors: [
    'Posts by the pastors',
    'Posts with these words in their title. Other posts show the author from the feed.',
  ],
  'authors.one': 'post',
  'authors.keyword': ['Words of the title', 'Capitals don’t matter.'],
  pastors: ['Written by', 'One of you, or both.'],
  'pastors.one': 'pastor',
  interview: ['Interview', 'The button that some posts get.'],
  'interview.keyword': ['Words of the title', 'Posts with these words in their title get the button.'],
  videoUrl: ['Video', 'An mp4 file.'],
  captions: ['Captions', CAPTIONS],
}

export const chapters: Words = {
  items: ['Videos', 'Each with its chapters.'],
  'items.one': 'video',
  key: ['End of the video’s address', 'What follows /watch/, such as what-fear-costs.'],
  value: ['Chapters', 'A time and a title, such as 1:02 The first question.'],
  'value.one': 'chapter',
}

export const moments: Words = {
  items: ['Moments', 'Places in videos that belong to a review or a Bible passage.'],
  'items.one': 'moment',
  video: ['Video', 'What follows /watch/ in its address, such as what-fear-costs.'],
  at: ['Time', 'Such as 1:02.'],
  title: ['Title', 'What happens at this point.'],
  review: ['Review', 'If it belongs to one.'],
  passage: ['Bible passage', 'Such as 1 Samuel 17:45.'],
  words: ['Words of the passage', 'As quoted.'],
}

export const searchWords: Words = {
  'items.one': 'page',
  items: ['Pages', 'Words that visitors search for and that the page itself does not have.'],
  key: ['Page', 'Its address on this site, such as /movies.'],
  value: 'Words',
  'value.one': 'word',
}
