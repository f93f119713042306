import type { VideoItem } from '@two-pastors/feeds'
import { FilmRow } from '../../common/film-row'
import { SignUp } from '../../common/sign-up'
import { VisitDialog } from '../../common/visit-dialog'

/** The part of the page that runs in the browser. Its films arrive from the build. */
export function Island({ films }: { films: VideoItem[] }) {
  return (
    <>
      <FilmRow films={films} />
      <VisitDialog />
      <SignUp />
    </>
  )
}
