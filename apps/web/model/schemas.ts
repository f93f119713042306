import type * as v from 'valibot'
import { announcement } from './announcement.ts'
import { list } from './fields.ts'
import { defaultSections } from './film-page.ts'
import { film, type filmInShort, type filmOutline } from './films.ts'
import { familyGuide, type Levels } from './guide.ts'
import { home } from './home.ts'
import { blog, homeRow, podcasts, resource, searchWords, sponsor } from './lists.ts'
import { chapters, moment } from './moments.ts'
import { legal, pages } from './pages.ts'
import { pastor } from './pastors.ts'
import { defaultKit, type kit, plan } from './plan.ts'
import { review, type reviewCard } from './reviews.ts'
import { site } from './site.ts'
import { staffPage, type staffPageOutline } from './staff-pages.ts'

export type { PictureData as Picture } from '#lib/picture.tsx'
export type { FilmDetails, Showing } from './film-details.ts'
export type { ListedSection, Section, SectionName, SectionWords } from './film-page.ts'
export type { WholeFilm } from './films.ts'
export type {
  AgeGroup,
  Audience,
  Concern,
  ContentNote,
  Guide,
  Levels,
  Pastors,
  Scene,
  Talk,
  Virtue,
} from './guide.ts'
export type { WholeStaffPage } from './staff-pages.ts'

/** The schema of every YAML file, by its path under content/ without `.yaml`; `*` matches any file in a folder. */
export const schemas = {
  site: site,
  announcement,
  blog: blog,
  chapters: chapters,
  'family-guide': familyGuide,
  'film-page': defaultSections,
  'films/*': film,
  home,
  'home-rows': list(homeRow),
  kit: defaultKit,
  'legal/*': legal,
  moments: list(moment),
  'pastors/*': pastor,
  podcasts: podcasts,
  plan: plan,
  resources: list(resource),
  'reviews/*': review,
  search: searchWords,
  sponsors: list(sponsor),
  'staff-pages/*': staffPage,
  ...withPrefix('pages/', pages),
} as const

/** A file's content after validation. */
export type Content<Name extends keyof typeof schemas> = v.InferOutput<(typeof schemas)[Name]> &
  (Name extends EntryName ? { id: string } : unknown)

/** Each file in these folders is one entry of a list; its name is the entry's id. */
const ENTRIES = ['films/*', 'pastors/*', 'reviews/*', 'staff-pages/*'] as const
type EntryName = (typeof ENTRIES)[number]

export type Site = Content<'site'>
export type Film = ReturnType<typeof filmInShort>
export type FilmOutline = ReturnType<typeof filmOutline>
export type StaffPageOutline = ReturnType<typeof staffPageOutline>
export type Review = Content<'reviews/*'>
export type ReviewCard = v.InferOutput<v.ObjectSchema<typeof reviewCard, undefined>> & {
  id: string
  guide: Levels
}
export type FamilyGuide = Content<'family-guide'>
export type Pastor = Content<'pastors/*'>
export type Resource = Content<'resources'>[number]
export type Sponsor = Content<'sponsors'>[number]
export type Home = Content<'home'>
export type HomeRow = Content<'home-rows'>[number]
export type Moment = Content<'moments'>[number]
export type BlogContent = Content<'blog'>
export type Legal = Content<'legal/*'>
export type Plan = Content<'plan'>
/** A film's look in a kit, and its questions. */
export type FilmKit = v.InferOutput<typeof kit>
/** The text of each page, by the name of its file. */
export type Pages = { [Name in keyof typeof pages]: v.InferOutput<(typeof pages)[Name]> }

/** The key in `schemas` for a file, given by its path under content/ without `.yaml`. */
export function schemaName(file: string): keyof typeof schemas | undefined {
  return [file, file.replace(/[^/]+$/, '*')].find((name): name is keyof typeof schemas => name in schemas)
}

export const isEntry = (name: keyof typeof schemas) => (ENTRIES as readonly string[]).includes(name)

function withPrefix<Prefix extends string, Map extends object>(prefix: Prefix, map: Map) {
  const entries = Object.entries(map).map(([name, value]) => [prefix + name, value])
  return Object.fromEntries(entries) as {
    [Name in keyof Map & string as `${Prefix}${Name}`]: Map[Name]
  }
}
