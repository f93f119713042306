import type { Words } from '../words-for.ts'

const page = (label: string, words: Words = {}) => ({ label, words })

const hub: Words = {
  headings: 'Headings',
  'headings.theaters': 'In theaters',
  upcoming: 'Announced',
  'headings.home': 'At home',
  comingSoon: 'Coming soon',
}
/** The text of each page, by its file. */
export const pages = {
  'content/pages/movies': page('Movies', hub),
  'content/pages/series': page('Series', hub),
  'content/pages/reviews': page('Reviews', {
    featured: ['Featured reviews', 'At the top of the page. Drag to change the order.'],
    'featured.one': 'review',
  }),
  'content/pages/family': page('Family guide'),
  'content/pages/pastors': page('The two pastors'),
  'content/pages/blog': page('Blog'),
  'content/pages/resources': page('Resources'),
  'content/pages/plan': page('Plan a movie night', {
    stepsHeading: 'Heading of the steps',
    stepsIntro: ['Introduction to the steps', 'One or two sentences.'],
  }),
  'content/pages/after': page('After the film'),
  'content/pages/notifications': page('Notifications', {
    benefits: ['What subscribers get', 'Drag to change the order.'],
    'benefits.one': 'benefit',
    icon: 'Icon',
    formIntro: [
      'Introduction in the form',
      'What they get news of: links from films lead straight to the form.',
    ],
    communityStats: ['Statistics', 'Numbers about the community.'],
    'communityStats.one': 'figure',
    value: ['Figure', 'Such as 10K+.'],
  }),
  'content/pages/contact': page('Contact', {
    socialNote: 'About social media',
    formNote: 'About the form',
    sendNote: 'Next to the send button',
  }),
  'content/pages/search': page('Search'),
  'content/pages/signin': page('Sign in', {
    buttonNote: 'Under the button',
    socialNote: 'About social media',
  }),
}

const LETTER = 'Words in braces, such as {film}, are filled in for the visitor: leave them as they are.'

export const plan: Words = {
  groupSize: ['Group size', 'From how many people group rates apply.'],
  kinds: ['Kinds of showing', 'Drag to change the order.'],
  'kinds.one': 'kind',
  id: ['Short name', 'Lowercase letters and hyphens. Never change it: saved plans use it.'],
  hint: 'Hint',
  rate: 'Paid by',
  'rate=whole': 'A flat fee for the room',
  cost: ['Cost', 'Dollars for the room or the license, if paid as a whole.'],
  licensed: ['Needs a license', 'The church shows the film itself.'],
  youth: 'For youth',
  place: 'Place',
  seats: 'Seats',
  time: ['Time', 'On a 24-hour clock, such as 19:00.'],
  rates: ['Rates', 'Dollars for each person.'],
  'rates.seat': 'Seat',
  groupSeat: 'Seat for groups',
  steps: ['Steps', 'The to-do list, with dates.'],
  'steps.one': 'step',
  atChurch: ['At the church', 'Used instead when the church shows the film itself.'],
  days: ['Days', 'Before the showing: 42 is six weeks before, -1 the day after.'],
  quote: ['Letter requesting a quote', LETTER],
  call: ['Phone script requesting a quote', LETTER],
  'quote.theater': 'To a theater',
  'call.theater': 'To a theater',
  'quote.licensed': 'For a license',
  'call.licensed': 'For a license',
  body: ['Text', LETTER],
  opening: 'Opening',
  questions: 'Questions',
  closing: 'Closing',
  invitations: ['Invitations', LETTER],
  'invitations.one': 'invitation',
  free: ['For a free showing', `Used instead when admission is free. ${LETTER}`],
  volunteers: 'Volunteers',
  'volunteers.one': 'role',
  role: 'Role',
  duty: 'What they do',
  'volunteers.atChurch': 'Only where the church shows the film itself',
  permission: 'Permission slip',
  statement: 'Statement',
  'permission.fields': 'Lines to fill in',
  'permission.fields.one': 'line',
  licenses: 'About licenses',
  answers: 'Questions and answers',
  'answers.one': 'question',
  contacts: 'Where to get a license',
  'contacts.one': 'address',
  bring: ['Messages for one person', LETTER],
  'bring.one': 'message',
}

/** A kit without what only a certain film has. */
export const defaultKit: Words = {
  colors: ['Colors', 'Such as #f4b25c.'],
  ground: 'Background',
  accent: 'Accent',
  ink: 'Text',
  prayer: 'Prayer',
  questions: ['Questions', 'Three for each age.'],
  children: 'Children',
  teens: 'Teens',
  adults: 'Adults',
  'children.one': 'question',
  'teens.one': 'question',
  'adults.one': 'question',
}

export const kits: Words = {
  ...defaultKit,
  focus: ['Part of the pictures to keep in view', 'Percent from the left and from the top.'],
  'focus.wide': 'Wide picture',
  tall: 'Tall picture',
  '0': 'From the left, percent',
  '1': 'From the top, percent',
  alt: ['Description of the picture', 'For people who cannot see it: what it shows, in one sentence.'],
}

export const site: Words = {
  name: 'Name of the ministry',
  shortName: ['Short name', 'Under the icon on a phone: at most 12 characters.'],
  description: ['Description', 'For search engines and shared links.'],
  phone: 'Phone',
  display: ['As shown', 'Such as (555) 010-0199.'],
  href: ['Phone link', 'tel: and the number, such as tel:+15550100199.'],
  email: 'Email',
  social: ['Social media', 'Drag to change the order.'],
  'social.one': 'link',
  'social.name': 'Name',
  builder: ['Built by', 'In the footer.'],
  'builder.name': 'Name',
  copyrightYear: ['Copyright year', 'In the footer.'],
  mission: ['Mission', 'One or two sentences.'],
  discountCode: ['Discount code', 'For tickets.'],
  navigation: ['Menu', 'The links at the top of every page. Drag to change the order.'],
  'navigation.one': 'link',
  footerLinks: ['Links in the footer', 'Drag to change the order.'],
  'footerLinks.one': 'link',
  to: ['Page', 'A path of this site, such as /movies.'],
}
