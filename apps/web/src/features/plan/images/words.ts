import { dayName } from '../dates.ts'
import type { Kit } from '../kit.ts'

/** The text of a poster, slide or post. Unanswered questions leave no placeholder. */
export function wordsOf({ answers, facts, kind, links, film, episodes, isFree, isPriceKnown }: Kit) {
  const church = answers.church?.trim()
  // A phone number stays on one line.
  const reach = answers.reach?.trim().replace(/(?<=[\d)]) (?=[\d(])/g, '\u00a0')
  const contact = [answers.contact?.trim(), reach].filter(Boolean).join(', ')
  return {
    episodes,
    headline: `${kind.licensed ? 'Watch it' : 'Come'} with ${church || 'us'}`,
    film: film.title,
    date: oneLineDay(facts.date),
    time: facts.time,
    place: answers.place.charAt(0).toUpperCase() + answers.place.slice(1),
    rain: answers.rain ? `Rain date: ${oneLineDay(dayName(answers.rain))}` : '',
    bring: facts.bring,
    admission: isFree ? 'Admission is free' : isPriceKnown ? `${facts.price} a seat` : '',
    contact: contact && `Questions, rides, seats: ${contact}`,
    tagline: facts.tagline,
    code: facts.tickets ? `Code ${facts.code}` : '',
    qr: links.tickets,
    qrAlt: facts.tickets
      ? `QR code that leads to tickets for ${film.title}`
      : `QR code that leads to ${film.title}`,
    scan: facts.tickets ? 'Scan for tickets' : 'Scan for the trailer',
    // Next to a contact person, the code is the other way to a seat.
    scanToo: facts.tickets ? 'Or scan to buy your own seat' : 'Scan for the trailer',
    youth: kind.youth === true,
  }
}

/** "January" and its day stay on one line. */
const oneLineDay = (day: string) => day.replace(/ (?=\d)/, '\u00a0')
