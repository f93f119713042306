import { Countdown } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Stack } from '../docs/guide-parts.tsx'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + (days + 0.5) * DAY)

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'To a moment that somebody waits for, in days; what comes then is said.',
        <Stack key="do">
          <p>In theaters in</p>
          <Countdown to={inDays(12)} precision="hour" />
        </Stack>,
      ],
      dont: [
        'Seconds that only hurry, to an end that is none.',
        <Stack key="dont">
          <p>This offer ends in</p>
          <Countdown to={inDays(0.5)} />
        </Stack>,
      ],
    },
  ],
}
