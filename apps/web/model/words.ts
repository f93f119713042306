/** A label, and a hint below the field if needed. */
export type Word = string | [label: string, hint: string]
export type Words = Record<string, Word>

const MARKDOWN =
  'An empty line begins a paragraph. **bold**, *italic*, ## heading, - list, [words](https://example.org).'

/** Staff have the video, and rarely a file like this. */
export const CAPTIONS =
  'A WebVTT file (.vtt): deaf visitors need it. Whoever made the video may have one. If not, upload the video to YouTube as private, correct its subtitles in YouTube Studio, and download them there as .vtt.'

export const TAKE_DOWN: Word = [
  'Take this off the site',
  'Write where its visitors go instead, such as /movies. Empty it to put it back.',
]

/** Words that mean the same in every form. A form's own words come first. */
export const sharedWords: Words = {
  title: 'Title',
  heading: 'Heading',
  description: ['Description', 'For search engines and shared links: one or two sentences.'],
  banner: ['Banner', 'The picture behind the title.'],
  intro: ['Introduction', 'The sentences under the title.'],
  body: ['Text', MARKDOWN],
  lastUpdated: ['Last updated', 'As shown, such as January 2025.'],
  text: 'Text',
  name: 'Name',
  label: 'Label',
  formerAddresses: ['Former addresses', 'Addresses that the page had before. They lead to the new one.'],
  'formerAddresses.one': 'address',
  url: ['Web address', 'The whole address, beginning with https://'],
  image: 'Picture',
  question: 'Question',
  answer: 'Answer',
  'questions.one': 'Question',
  verse: 'Bible verse',
  'verse.text': 'The words of the verse',
  reference: ['Reference', 'Such as Romans 12:2.'],
  tagline: 'Tagline',
  items: 'Entries, top to bottom',
  'items.one': 'entry',
  note: ['Note', 'One sentence.'],
  level: ['Level', 'From 0 (none) to 5. What each level means is under Site settings.'],
  subject: 'Subject line',
  faith: 'Faith',
  courage: 'Courage',
  kindness: 'Kindness',
  forgiveness: 'Forgiveness',
  hope: 'Hope',
  violence: 'Violence',
  frightening: 'Frightening scenes',
  grief: 'Grief',
  language: 'Language',
  sexuality: 'Sexuality',
  substances: 'Alcohol and drugs',
  concerns: 'Concerns',
  'coming-soon': ['Coming soon', 'Used before the announcement. If empty, the “Announced” text is used.'],
  announced: 'Announced',
  tickets: ['Tickets on sale', 'If empty, the text above is used.'],
  theaters: ['In theaters', 'If empty, the text above is used.'],
  home: ['At home', 'If empty, the text above is used.'],
  file: ['File', 'A file of this site, or the whole web address.'],
  feed: ['Feed number', 'The number of the feed that has the videos, as the feed service shows it.'],
}
