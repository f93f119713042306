import { announcementWords } from '../../model/announcement.ts'
import { defaultSectionsWords } from '../../model/film-page.ts'
import { filmWords } from '../../model/films.ts'
import { familyGuideWords } from '../../model/guide.ts'
import { homeWords } from '../../model/home.ts'
import {
  blogWords,
  homeRowWords,
  podcastWords,
  resourceWords,
  searchPageWords,
  sponsorWords,
} from '../../model/lists.ts'
import { chapterWords, momentWords } from '../../model/moments.ts'
import { legalWords, pageWords } from '../../model/pages.ts'
import { pastorWords } from '../../model/pastors.ts'
import { defaultKitWords, planWords } from '../../model/plan.ts'
import { reviewWords } from '../../model/reviews.ts'
import { siteWords } from '../../model/site.ts'
import { staffPageWords } from '../../model/staff-pages.ts'
import type { Words } from '../../model/words.ts'

type FormWords = { label: string; words?: Words }

/** A group of the editor: the files of a folder, or single files. */
export type GroupWords = { name: string; label: string; description?: string; words?: Words } & (
  | { folder: string; one: string; create: boolean; slug?: string }
  | { files: Record<string, FormWords> }
)

/** What staff see on the left side of the editor, from top to bottom. */
export const groups: GroupWords[] = [
  {
    name: 'films',
    label: 'Films and series',
    one: 'film or series',
    folder: 'content/films',
    create: true,
    words: filmWords,
    description: 'Posters, dates, trailers and ticket links. The dates decide what pages and buttons say.',
  },
  {
    name: 'reviews',
    label: 'Reviews',
    one: 'review',
    folder: 'content/reviews',
    create: true,
    slug: '{{slug}}-review',
    words: reviewWords,
    description: 'One review for each film, with the family guide and what the pastors say.',
  },
  {
    name: 'pastors',
    label: 'Pastors',
    one: 'pastor',
    folder: 'content/pastors',
    create: false,
    words: pastorWords,
    description: 'Who signs the reviews.',
  },
  {
    name: 'home',
    label: 'Home page',
    files: {
      'content/home': {
        label: 'What the home page shows',
        words: homeWords,
      },
      'content/announcement': { label: 'Announcement above every page', words: announcementWords },
      'content/home-rows': { label: 'Rows of videos', words: homeRowWords },
      'content/sponsors': { label: 'Sponsors', words: sponsorWords },
    },
  },
  {
    name: 'lists',
    label: 'Resources, blog and videos',
    files: {
      'content/resources': { label: 'Resources', words: resourceWords },
      'content/blog': { label: 'Pictures and authors of blog posts', words: blogWords },
      'content/podcasts': { label: 'Podcasts', words: podcastWords },
      'content/chapters': { label: 'Chapters of videos', words: chapterWords },
      'content/search': { label: 'Words for the search', words: searchPageWords },
      'content/moments': { label: 'Moments in videos', words: momentWords },
    },
  },
  {
    name: 'pages',
    label: 'Page texts',
    files: {
      ...pageWords,
      'content/film-page': { label: 'Pages of films and series', words: defaultSectionsWords },
    },
  },
  {
    name: 'staff-pages',
    label: 'Your own pages',
    one: 'page',
    folder: 'content/staff-pages',
    create: true,
    words: staffPageWords,
    description: 'Pages that you make yourself, such as “Our Story”.',
  },
  {
    name: 'planning',
    label: 'Planning a showing',
    files: {
      'content/plan': { label: 'Plan a Movie Night', words: planWords },
      'content/kit': { label: 'What every kit has unless its film says otherwise', words: defaultKitWords },
    },
  },
  {
    name: 'legal',
    label: 'Legal texts',
    one: 'legal text',
    folder: 'content/legal',
    create: false,
    words: legalWords,
  },
  {
    name: 'settings',
    label: 'Site settings',
    files: {
      'content/site': { label: 'Name, contacts and menus', words: siteWords },
      'content/family-guide': { label: 'What the levels of the family guide mean', words: familyGuideWords },
    },
  },
]
