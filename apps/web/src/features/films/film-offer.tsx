import { Button } from '@two-pastors/ui'
import type { Phase } from '#model/phases.ts'
import { FilmActionLink } from './film-action-link.tsx'
import type { FilmAction } from './release.ts'

/** The way to a film, for the end of its trailer. Renders nothing if there is none. */
export const FilmOffer = ({ action, phase }: { action: FilmAction | undefined; phase: Phase }) =>
  action && (
    <Button asChild variant="hero" size="lg">
      <FilmActionLink action={action} phase={phase} />
    </Button>
  )
