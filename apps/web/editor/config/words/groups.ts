import type { Words } from '../words-for.ts'
import { films } from './films.ts'
import { blog, chapters, homeRows, moments, podcasts, resources, searchWords, sponsors } from './lists.ts'
import { announcement, defaultKit, kits, pages, plan, site, staffPages } from './pages.ts'
import { familyGuide, reviews } from './reviews.ts'
import { sectionWords } from './sections.ts'

type FormWords = { label: string; words?: Words }

/** A group of the editor: the files of a folder, or single files. `keep`: whether its entries can't be deleted, if not as `create` says. */
export type GroupWords = { name: string; label: string; description?: string; words?: Words } & (
  | { folder: string; one: string; create: boolean; keep?: boolean; slug?: string }
  | { files: Record<string, FormWords> }
)

/** What staff see on the left side of the editor, top to bottom. */
export const groups: GroupWords[] = [
  {
    name: 'films',
    label: 'Films and series',
    one: 'film or series',
    folder: 'content/films',
    create: true,
    words: films,
    description: 'Posters, dates, trailers and ticket links. The dates decide what pages and buttons say.',
  },
  {
    name: 'reviews',
    label: 'Reviews',
    one: 'review',
    folder: 'content/reviews',
    create: true,
    slug: '{{slug}}-review',
    words: reviews,
    description: 'One review for each film, with the family guide and what the two pastors say.',
  },
  {
    name: 'pastors',
    label: 'The two pastors',
    one: 'pastor',
    folder: 'content/pastors',
    create: false,
    words: {
      role: ['Role', 'What this pastor looks for in a film: a few words shown under the name.'],
      portrait: 'Portrait',
      words: ['About', 'A few sentences.'],
    },
    description: 'Who signs the reviews.',
  },
  {
    name: 'home',
    label: 'Home page',
    files: {
      'content/home': {
        label: 'What the home page shows',
        words: {
          film: [
            'Film at the top',
            'Usually left empty: then it is the film in theaters, else the next one to open, else the newest at home.',
          ],
          sections: ['Sections', 'Drag to change the order.'],
          'sections.one': 'section',
          'sections=rows': 'Rows of videos',
          'sections=next-steps': 'Release news and planning a showing',
          'sections=reviews': 'Reviewed for families',
          'sections=sponsors': 'Sponsors',
        },
      },
      'content/announcement': { label: 'Announcement above every page', words: announcement },
      'content/home-rows': { label: 'Rows of videos', words: homeRows },
      'content/sponsors': { label: 'Sponsors', words: sponsors },
    },
  },
  {
    name: 'lists',
    label: 'Resources, blog and videos',
    files: {
      'content/resources': { label: 'Resources', words: resources },
      'content/blog': { label: 'Pictures and authors of blog posts', words: blog },
      'content/podcasts': { label: 'Podcasts', words: podcasts },
      'content/chapters': { label: 'Chapters of videos', words: chapters },
      'content/search': { label: 'Words for the search', words: searchWords },
      'content/moments': { label: 'Moments in videos', words: moments },
    },
  },
  {
    name: 'pages',
    label: 'Page texts',
    files: {
      ...pages,
      'content/film-page': {
        label: 'Pages of films',
        words: { ...sectionWords('items'), items: 'Sections, top to bottom' },
      },
    },
  },
  {
    name: 'staff-pages',
    label: 'Your own pages',
    one: 'page',
    folder: 'content/staff-pages',
    create: true,
    keep: true,
    words: staffPages,
    description: 'Pages that you make yourself, such as “Our Story”.',
  },
  {
    name: 'planning',
    label: 'Planning a showing',
    files: {
      'content/plan': { label: 'Plan a Movie Night', words: plan },
      'content/kit': { label: 'Kits of films without one of their own', words: defaultKit },
    },
  },
  {
    name: 'kits',
    label: 'Film kits',
    one: 'kit',
    folder: 'content/kits',
    create: false,
    keep: false,
    words: kits,
    description:
      'Colors, verse, prayer and questions for a film. A kit has the name of its film; without one, its film has the usual kit.',
  },
  {
    name: 'legal',
    label: 'Legal texts',
    one: 'legal text',
    folder: 'content/legal',
    create: false,
    words: {
      amended: 'Last change of the text',
      day: ['Day', 'Shown under “Last updated”.'],
      words: ['Mark of the text', 'When the text has changed, the check says what belongs here.'],
    },
  },
  {
    name: 'settings',
    label: 'Site settings',
    files: {
      'content/site': { label: 'Name, contacts and menus', words: site },
      'content/family-guide': { label: 'What the levels of the family guide mean', words: familyGuide },
    },
  },
]
