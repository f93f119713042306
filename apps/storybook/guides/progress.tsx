import { Progress, Spinner } from '@two-pastors/ui'
import { Do, Dont, Stack } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="Where the way is known, with words that say how far it is.">
      <Stack>
        <p>Making page 3 of 12</p>
        <Progress aria-label="Making the kit" value={3} max={12} />
      </Stack>
    </Do>
    <Dont says="A wheel for a minute: nobody knows whether anything happens.">
      <Spinner /> Please wait …
    </Dont>
  </>
)
