import { markOf } from '../content-check/check-legal.ts'

export type Answers = {
  name: string
  email: string
  /** `#rrggbb`, of buttons and links on a dark ground. */
  accent: string
  /** As shown, such as (212) 555-2368; none if it is empty. */
  phone: string
  /** The numbers of the feeds of the home page. */
  feeds: number[]
  /** Whether there is a blog; its feed's address is a setting (VITE_BLOG_FEED_URL). */
  blog: boolean
  /** The title of the first film. */
  film: string
}

function legal(title: string, description: string, body: string) {
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  return {
    title,
    description,
    lastUpdated: now.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }),
    amended: { day, words: markOf(day, body) },
    body,
  }
}

/** What the site does by itself. Whoever runs it adds their hosts, their mail provider and what their law asks for. */
const PRIVACY = `There are no accounts, no advertising and no tracking cookies on this site.

## When you sign up for news

We store your email address, your phone number if you asked for texts, what you checked, the page you did it on, the wording you saw, and the date and time. Our mail provider sends our mail and keeps a copy of your address. We don’t sell or rent your details. What nobody confirms within 60 days is deleted.

Every email has an unsubscribe link. Reply STOP to any text, and they end.

## What we count

Each day we count how often a page was seen, a video played and a file downloaded. Only the sums are stored, and we delete them after 25 months. Nothing about you is in them.

## Videos and links

Videos and pictures may come from other services, which see your network address when your browser fetches them.

## Your rights

Write to [{email}](mailto:{email}), and we will tell you what we have about you, correct it or delete it.
`

const TERMS = `You are welcome to read, watch and download what is on this site for yourself, your family and your church. Films, pictures and texts belong to their owners.

We do our best to keep dates and facts right, but they can change. Sites that we link to have their own rules.

Questions? Write to [{email}](mailto:{email})`

/** The texts of the fixed pages, to begin with: plain, true of any ministry, and meant to be replaced in the editor. */
export const pagesOf = ({ name, phone }: Answers) => ({
  'legal/privacy-policy': legal(
    'Privacy Policy',
    'What this site knows about you, and how to have it removed.',
    PRIVACY,
  ),
  'legal/terms-of-service': legal(
    'Terms of Service',
    'What you may expect of this site, and what it expects of you.',
    `${TERMS}${phone ? ' or call [{phone}]({phoneLink})' : ''}.\n`,
  ),
  'pages/after': page(
    'The Ride Home',
    'Questions by age, a verse and a prayer for the way home from the film.',
  ),
  'pages/blog': page('Blog', `News and stories from ${name}.`),
  'pages/contact': {
    ...page('Contact Us', `Write to ${name}.`),
    socialNote: 'You will also find us here.',
    verse: { text: 'Let all that you do be done in love.', reference: '1 Corinthians 16:14' },
    formNote:
      'This form doesn’t send anything yet. Write your message here and open it in your email app, or write to {email}.',
    sendNote: '“Send Message” doesn’t send anything yet.',
  },
  'pages/family': page('Your Family', 'What each level of the family guide means.'),
  'pages/movies': hub('Movies', 'The films that we bring to families and churches.'),
  'pages/notifications': {
    ...page('Film News', 'Hear by email or text when a film opens and when tickets go on sale.'),
    formIntro: 'News of every film.',
    benefits: [{ icon: 'ticket', title: 'Tickets', text: 'Know when tickets go on sale.' }],
    communityStats: [],
  },
  'pages/pastors': page('Who We Are', `The people behind ${name}.`),
  'pages/plan': {
    ...page('Plan a Showing', 'Choose a film and an evening, and get a kit for your church.'),
    stepsHeading: 'The Steps',
    stepsIntro: 'For the kind of showing that you chose above.',
  },
  'pages/resources': page('Resources', 'Downloads for your church and your family.'),
  'pages/reviews': { ...page('Reviews', 'What is in a film, and for whom it is.'), featured: [] },
  'pages/search': {
    title: 'Search Results',
    description: 'Search our videos by title, genre or description.',
  },
  'pages/series': hub('Series', 'Stories that take more than one evening.'),
  'pages/signin': {
    title: 'Sign In',
    description: 'Accounts are not here yet.',
    note: 'Accounts are not here yet.',
    buttonNote: 'This button doesn’t do anything yet.',
    socialNote: 'These buttons don’t do anything yet.',
  },
})

const page = (title: string, description: string) => ({ title, description, intro: description })

const hub = (title: string, description: string) => ({
  ...page(title, description),
  headings: {
    theaters: 'In Theaters Now',
    upcoming: 'Coming to Theaters',
    home: 'Watch at Home',
    comingSoon: 'Coming Soon',
  },
})
