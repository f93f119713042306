import { addDays, shortDay } from '../dates.ts'
import type { Kit } from '../kit.ts'
import type { ScreenDesign } from './screen-card.ts'

export type Picture = { id: string; file: string; title: string; design: ScreenDesign }

const picture = (id: string, folder: string, title: string, design: ScreenDesign): Picture => ({
  id,
  file: `${folder}/${id}-${design.width}x${design.height}`,
  title,
  design,
})

const slide = (id: string, title: string, width: number, height: number) =>
  picture(id, 'slides', title, { width, height, qr: true })

/** Wide ones first. Stories keep clear of the apps' own buttons, at the top and bottom. */
const fixed = [
  slide('slide-16x9', 'Slide, 16:9', 1920, 1080),
  slide('slide-4x3', 'Slide, 4:3', 1440, 1080),
  picture('facebook-post', 'social', 'Facebook post', { width: 1200, height: 630 }),
  picture('facebook-event', 'social', 'Facebook event cover', { width: 1920, height: 1005 }),
  picture('web-banner', 'web', 'Web banner', { width: 1600, height: 560 }),
  picture('instagram-post', 'social', 'Instagram post', { width: 1080, height: 1350 }),
  picture('instagram-square', 'social', 'Square post', { width: 1080, height: 1080, room: [0.58, 0.96] }),
  picture('story', 'social', 'Story, 9:16', { width: 1080, height: 1920, room: [0.46, 0.82] }),
]

/** From this time on, it is night. */
const EVENING = '17:00'

/** From four weeks before the showing to the day itself, as far as these days are still to come. */
function countdown({ answers, today, isPast }: Kit): Picture[] {
  const at = (id: string, days: number, large: string, below: string) => {
    const day = addDays(answers.date, -days)
    const design = { width: 1920, height: 1080, countdown: { large, below } }
    return isPast || day >= today
      ? [picture(`countdown-${id}`, 'countdown', `Slide for ${shortDay(day)}`, design)]
      : []
  }
  return [
    ...[4, 3, 2].flatMap((weeks) =>
      at(`${weeks}-weeks`, weeks * 7, `${weeks} weeks`, 'Who are you bringing?'),
    ),
    ...at('1-week', 7, '1 week', 'There is a seat beside you'),
    ...at('tomorrow', 1, 'Tomorrow', 'Who is riding with you?'),
    ...at('today', 0, answers.time < EVENING ? 'Today' : 'Tonight', 'See you there'),
  ]
}

export const pictures = (kit: Kit): Picture[] => [...fixed, ...countdown(kit)]
