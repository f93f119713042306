import { copy, type Input } from './content-copy.ts'
import { change, dayFromNow, type Edit, removal } from './edit.ts'

const REVIEW = 'reviews/an-edited-review'
const PAGE = '/reviews/an-edited-review'
const TALK = '/talk/an-edited-review'
const LIST = '/reviews'

const firstReview = () => copy.names('reviews').find((name) => `reviews/${name}` !== REVIEW)

const ofNew = (
  name: string,
  more: Partial<Input<'reviews/*'>>,
  changes: string[],
  around: string[] = [PAGE],
) => change(name, REVIEW, (review) => ({ ...review, ...more }), { changes, around })

const reviewEdits: Edit[] = [
  {
    name: 'add a review',
    make: async () => {
      const model = firstReview()
      if (!model) return null
      const review = copy.read(`reviews/${model}`)
      await copy.write(REVIEW, { ...review, title: 'An Edited Review', publishDate: dayFromNow(0) })
      return { adds: [PAGE, TALK], changes: [LIST], around: [PAGE] }
    },
  },
  ofNew('rename a review', { title: 'An Edited Review Anew' }, [PAGE, LIST]),
  ofNew('describe a review', { description: 'Other words.' }, [PAGE, LIST]),
  ofNew('re-date a review', { publishDate: dayFromNow(-400) }, [PAGE, LIST]),
  ofNew('take a review off the site', { movedTo: '/reviews' }, [PAGE, TALK, LIST]),
  removal('remove a review', REVIEW, { goes: [PAGE, TALK] }),
]

const SPONSOR = 'An Edited Sponsor'
const ANEW = 'A Sponsor Anew'
const url = 'https://sponsor.example'
type Sponsors = Input<'sponsors'>

/** The sponsors are on the front page, if it has them. */
const home = () => (copy.read('home').sections.includes('sponsors') ? ['/'] : [])
const sponsors = (name: string, changed: (all: Sponsors) => Sponsors, words: string[]) =>
  change(name, 'sponsors', changed, () => ({ changes: home(), words }))
const named =
  (name: string, more: Partial<Sponsors[number]>) =>
  (all: Sponsors): Sponsors =>
    all.map((sponsor) => (sponsor.name === name ? { ...sponsor, ...more } : sponsor))

const sponsorEdits: Edit[] = [
  sponsors('add a sponsor', (all) => [...all, { name: SPONSOR, url, discountNote: null }], [
    SPONSOR,
    'sponsor.example',
  ]),
  sponsors('rename a sponsor', named(SPONSOR, { name: ANEW }), [SPONSOR, ANEW]),
  sponsors('give a sponsor a discount', named(ANEW, { discountNote: 'Ten percent' }), [
    'Ten percent',
    'sponsor.example',
  ]),
  sponsors(
    'put a sponsor first',
    (all) => all.toSorted((a, b) => Number(b.name === ANEW) - Number(a.name === ANEW)),
    [ANEW],
  ),
  sponsors('remove a sponsor', (all) => all.filter(({ name }) => name !== ANEW), [
    ANEW,
    'Ten percent',
    'sponsor.example',
  ]),
]

type Rows = Input<'home-rows'>
const rows = (name: string, changed: (all: Rows) => Rows | null, words: (before: Rows) => string[]) =>
  change(name, 'home-rows', changed, (before) => ({
    words: words(before),
    // Which videos there are follows from the rows.
    also: /^\/(?:$|watch\b)/,
  }))

const rowEdits: Edit[] = [
  rows(
    'rename a row',
    ([first, ...others]) => (first ? [{ ...first, heading: 'An Edited Row' }, ...others] : null),
    ([first]) => ['An Edited Row', first?.heading ?? ''],
  ),
  rows(
    'put another row first',
    ([first, second, ...others]) => (first && second ? [second, first, ...others] : null),
    () => [],
  ),
  rows(
    'remove a row',
    (all) => (all.length > 1 ? all.slice(0, -1) : null),
    (all) => [all.at(-1)?.heading ?? ''],
  ),
]

const RESOURCE = 'An Edited Resource'
type Resources = Input<'resources'>
const resources = (name: string, changed: (all: Resources) => Resources | null, words: string[]) =>
  change(name, 'resources', changed, (_, __, pages) => ({
    changes: pages.has('/resources') ? ['/resources'] : [],
    // Its page says how many there are of each kind.
    also: /^\/resources$/,
    words,
  }))

const resourceEdits: Edit[] = [
  resources(
    'add a resource',
    (all) => (all[0] ? [{ ...all[0], id: 'an-edited-resource', title: RESOURCE }, ...all] : null),
    [RESOURCE],
  ),
  resources(
    'rename a resource',
    ([first, ...others]) => (first ? [{ ...first, title: `${RESOURCE} Anew` }, ...others] : null),
    [RESOURCE],
  ),
  resources('remove a resource', (all) => (all.length > 1 ? all.slice(1) : null), [RESOURCE]),
]

export const listEdits: Edit[] = [...reviewEdits, ...sponsorEdits, ...rowEdits, ...resourceEdits]
