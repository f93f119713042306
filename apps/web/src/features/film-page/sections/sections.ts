import type { ReactNode } from 'react'
import { BringOnePerson } from '#features/plan/bring-one-person.tsx'
import type { SectionName } from '#model/schemas.ts'
import { ComingSoon } from './coming-soon.tsx'
import { Credits } from './credits.tsx'
import { FamilyGuideSection } from './family-guide.tsx'
import { Clips, Gallery } from './gallery.tsx'
import { Graphics } from './graphics.tsx'
import { ForLeaders } from './leaders.tsx'
import { Notify } from './notify.tsx'
import { Quotes } from './quotes.tsx'
import type { SectionProps } from './section-props.ts'
import { Showings } from './showings.tsx'
import { SignUp } from './sign-up.tsx'
import { Story } from './story.tsx'
import { Tickets } from './tickets.tsx'
import { Videos } from './videos.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

/** The sections of a film's page, by the names that model/film-page.ts gives them. */
export const sections: { [Name in SectionName]: (props: SectionProps<Name>) => ReactNode } = {
  story: Story,
  videos: Videos,
  quotes: Quotes,
  credits: Credits,
  clips: Clips,
  gallery: Gallery,
  'family-guide': FamilyGuideSection,
  tickets: Tickets,
  notify: Notify,
  'where-to-watch': WhereToWatch,
  graphics: Graphics,
  showings: Showings,
  leaders: ForLeaders,
  'sign-up': SignUp,
  'bring-one-person': BringOnePerson,
  'coming-soon': ComingSoon,
}
