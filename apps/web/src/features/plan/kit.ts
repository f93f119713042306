import { cleanText } from '@two-pastors/feeds'
import { minutesOf } from '#features/films/minutes-of.ts'
import type { Film, FilmKit, Plan } from '#model/schemas.ts'
import type { Answers } from './answers.ts'
import { type Budget, budgetOf, dollars, type Kind } from './budget.ts'
import {
  addDays,
  beforeHolidays,
  clockTime,
  dayName,
  daysBetween,
  freeFriday,
  laterThan,
  longDay,
  warmDay,
} from './dates.ts'
import { type Facts, fill } from './fill.ts'
import { type Thing, thingsFor } from './outdoors.ts'
import type { Sunset, sunsetOn } from './sunset.ts'

/** A film with a kit. */
export type KitFilm = { film: Film; look: FilmKit }

export type Sources = {
  plan: Plan
  films: KitFilm[]
  site: {
    name: string
    email: string
    discountCode?: string | undefined
    phone?: { display: string } | undefined
  }
  /** The absolute address of a path of the site. */
  address: (path: string) => string
  /** Today on this device, and its time zone. */
  today: string
  zone: string
  /** Undefined until its code has loaded. */
  sunset?: typeof sunsetOn | undefined
}

export type Step = { title: string; text: string; day: string; label: string }

/** Everything that an output shows. Plain data, so that it can be sent to a worker. */
export type Kit = {
  answers: Required<{ [Name in keyof Answers]-?: NonNullable<Answers[Name]> | undefined }> & Defaulted
  film: {
    id: string
    title: string
    wide: string
    tall: string
    logo: string
    logoScale: number
    alt: string
  }
  look: FilmKit
  kind: Kind
  plan: Plan
  facts: Facts
  budget: Budget
  steps: Step[]
  /** Where the QR codes lead. */
  links: { tickets: string; after: string }
  site: { name: string; reach: string }
  today: string
  isPast: boolean
  /** Whether the date is only our suggestion: neither the church's nor the premiere's. */
  isDateOurs: boolean
  /** Which episodes of a series are shown; empty for a film. */
  episodes: string
  /** The equipment of an outdoor showing and the sunset on its day; empty and undefined for others. */
  things: Thing[]
  sunset: Sunset | undefined
  /** About when an outdoor showing ends, which is late: '23:30'. Undefined if the film's running time is unknown. */
  end: string | undefined
  /** Whether nobody pays: the church pays for everything, or everything is free. */
  isFree: boolean
  /** Whether the price of a seat follows from what the church was quoted, rather than from our estimates. */
  isPriceKnown: boolean
}

type Defaulted = {
  film: string
  kind: string
  date: string
  time: string
  zone: string
  place: string
  seats: number
  sponsored: number
}

/** The default for a series. */
export const FIRST_EPISODE = 'Episode 1'

/** A showing is planned eight weeks ahead; four are enough for a small one. */
const LEAD_DAYS = 28

/** The answers with defaults for what is missing, and everything that follows from them. */
export function makeKit(given: Answers, { plan, films, site, address, today, zone, sunset }: Sources): Kit {
  const { film, look } = pick(films, ({ film }) => film.id === given.film)
  const kind = pick(kindsOf(plan, film), ({ id }) => id === given.kind)
  const date = given.date ?? suggestedDate(film, kind, today)
  const place = oneLine(given.place ?? '').trim() || kind.place
  const sun = kind.outdoors ? sunset?.(date, given.zone || zone, place) : undefined
  const answers = {
    quoted: undefined,
    food: undefined,
    familyLimit: undefined,
    episodes: undefined,
    charge: undefined,
    church: undefined,
    contact: undefined,
    reach: undefined,
    owned: undefined,
    color: undefined,
    ...cleaned(given),
    film: film.id,
    kind: kind.id,
    date,
    time: given.time ?? sun?.start ?? kind.time,
    zone: given.zone || sun?.zone || zone,
    place,
    seats: given.seats ?? kind.seats,
    sponsored: given.sponsored ?? 0,
    rain: kind.outdoors && given.rain && given.rain > date ? given.rain : undefined,
  }
  const minutes = kind.outdoors && minutesOf(film)
  const end = minutes ? laterThan(answers.time, minutes) : undefined
  const { groupSize, rates } = plan
  const episodes = film.kind === 'series' ? answers.episodes?.trim() || FIRST_EPISODE : ''
  // Most licenses for churches don't allow admission.
  const churchPays = kind.licensed === true && !answers.charge
  const things = thingsFor(kind, plan, answers.owned)
  const equipment = things.reduce((sum, { cost }) => sum + cost, 0)
  const budget = budgetOf({ ...answers, kind, rates, groupSize, churchPays, equipment })
  const isFree = churchPays || (answers.quoted !== undefined && budget.ask === 0)
  const isPriceKnown = isFree || (answers.quoted !== undefined && equipment === 0)
  // With its own price, the church sells the seats: a second way to pay would only confuse.
  const isSoldByShop = !kind.licensed && answers.quoted === undefined
  const code = film.discountCode ?? site.discountCode
  const shop = isSoldByShop ? film.ticketsUrl : undefined
  const tickets = shop && code ? withCode(shop, code) : shop
  const facts: Facts = {
    film: episodes ? `${film.title}, ${episodes}` : film.title,
    rating: film.rating ?? 'not rated',
    tagline: look.tagline,
    church: answers.church?.trim() || '[your church]',
    contact: answers.contact?.trim() || '[your name]',
    reach: answers.reach?.trim() || '[phone or email]',
    date: dayName(answers.date),
    time: clockTime(answers.time),
    place: answers.place,
    where: `${kind.outdoors ? 'outdoors ' : ''}at ${answers.place}`,
    seats: String(answers.seats),
    people: answers.seats === 1 ? '1 person' : `${answers.seats} people`,
    goingToSee: kind.licensed ? 'showing' : 'going to see',
    askPrice: askPrice(kind, answers, budget.isGroup),
    // Never publish our own estimate as the price.
    price: isFree ? 'free' : isPriceKnown ? dollars(budget.ask) : '[price]',
    familyLimit:
      answers.familyLimit === undefined ? '' : `No family pays more than ${dollars(answers.familyLimit)}.`,
    food: answers.food ? 'There is food.' : '',
    ends: end ? `It ends at about ${clockTime(end)}.` : '',
    rain: answers.rain ? `If it rains, the showing moves to ${dayName(answers.rain)}, at the same time.` : '',
    bring: kind.outdoors ? plan.outdoors.guests : '',
    groupSize: String(groupSize),
    code: code ?? '',
    tickets: tickets
      ? `To buy your own seat instead: ${shown(film.ticketsUrl ?? '')}${code ? `, with the discount code ${code}` : ''}.`
      : '',
  }
  const isPast = answers.date < today
  // With less time than the guide assumes, the steps move closer together.
  const longest = Math.max(...plan.steps.map(({ days }) => days))
  const pace = isPast ? 1 : Math.min(1, daysBetween(today, answers.date) / longest)
  return {
    answers,
    film: {
      id: film.id,
      title: film.title,
      wide: (film.hero?.wide ?? film.wide ?? film.thumbnail).img.src,
      tall: (film.hero?.tall ?? film.thumbnail).img.src,
      logo: film.logo ?? '',
      logoScale: film.logoScale ?? 1,
      alt: look.alt,
    },
    look,
    kind,
    plan,
    facts,
    budget,
    steps: plan.steps.map(({ days, atChurch, outdoors, free, ...step }) => {
      const { title, text } =
        (isFree && free) || (kind.outdoors && outdoors) || (kind.licensed && atChurch) || step
      const due = addDays(answers.date, -Math.round(days > 0 ? days * pace : days))
      const earlier = days > 0 ? beforeHolidays(due) : due
      const day = isPast || earlier >= today ? earlier : due
      return { title, text: fill(text, facts), day, label: longDay(day) }
    }),
    links: { tickets: tickets ?? address(film.address), after: address(`/after/${film.id}`) },
    site: { name: site.name, reach: [site.email, site.phone?.display].filter(Boolean).join(' · ') },
    today,
    isPast,
    isDateOurs: given.date === undefined && date !== film.dates.theaters?.day,
    episodes,
    isFree,
    isPriceKnown,
    things,
    sunset: sun,
    end,
  }
}

/** The premiere; for a showing that needs a license, or once the film is out, the first Friday possible. */
function suggestedDate({ dates: { theaters, home } }: Film, kind: Kind, today: string): string {
  if (!kind.licensed && theaters && theaters.day >= today) return theaters.day
  const soonest = addDays(today, LEAD_DAYS)
  const out = kind.licensed ? (home ?? theaters)?.day : undefined
  const first = out && out > soonest ? out : soonest
  return freeFriday(kind.outdoors ? warmDay(first) : first)
}

/** Pasted words may contain characters that print as boxes, or accents separate from their letters. */
function cleaned(given: Answers): Answers {
  const words = ['episodes', 'church', 'contact', 'reach'] as const
  return { ...given, ...Object.fromEntries(words.map((name) => [name, given[name] && oneLine(given[name])])) }
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

/** Theaters show films; a church may show films and series. */
export const kindsOf = ({ kinds }: Plan, film: Film): Kind[] =>
  film.kind === 'series' ? kinds.filter(({ licensed }) => licensed) : kinds

/** The question to a theater or distributor: what its price is, or whether the price it quoted still holds. */
function askPrice(
  { rate, licensed }: Kind,
  { quoted, seats }: { quoted: number | undefined; seats: number },
  isGroup: boolean,
): string {
  const forAll = licensed
    ? `for ${seats} people`
    : rate === 'whole'
      ? `for a room with ${seats} ${seats === 1 ? 'seat' : 'seats'}`
      : `for ${seats} ${seats === 1 ? 'seat' : 'seats'}`
  if (quoted === undefined) return `your ${isGroup ? 'group ' : ''}price ${forAll}`
  if (quoted === 0) return `whether it still costs nothing ${forAll}`
  return `whether your price of ${dollars(quoted)}${rate === 'seat' ? ' a seat' : ''} still holds ${forAll}`
}

function pick<Item>(items: Item[], isWanted: (item: Item) => boolean): Item {
  const found = items.find(isWanted) ?? items[0]
  if (!found) throw new Error('There is no film or no kind of showing to plan for')
  return found
}

/** The ticket page, with the discount code in its URL. */
function withCode(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('code', code)
  return url.href
}

/** An address for print. */
export const shown = (address: string) =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/[?#].*|\/$/g, '')
