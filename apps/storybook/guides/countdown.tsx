import { Countdown } from '@two-pastors/ui'
import { Do, Dont, Stack } from '../docs/guide-view.tsx'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + (days + 0.5) * DAY)

export const guide = (
  <>
    <Do says="To a moment that somebody waits for, in days; what comes then is said.">
      <Stack>
        <p>In theaters in</p>
        <Countdown to={inDays(12)} precision="hour" />
      </Stack>
    </Do>
    <Dont says="Seconds that only hurry, to an end that is none.">
      <Stack>
        <p>This offer ends in</p>
        <Countdown to={inDays(0.5)} />
      </Stack>
    </Dont>
  </>
)
