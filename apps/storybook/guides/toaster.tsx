import { Button } from '@two-pastors/ui'
import { Toaster, toast } from '@two-pastors/ui/toaster'
import type { Guide } from '../docs/guide.ts'
import { Panel, Stack } from '../docs/guide-parts.tsx'

const subscribed = { title: 'You are subscribed', description: 'Look into your inbox.' }
const missing = {
  title: 'Email is missing',
  description: 'Fill in the third field.',
  variant: 'destructive',
} as const

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'What was done, in a few words. It goes by itself and nothing is lost with it.',
        <Stack key="do">
          <Panel title={subscribed.title} text={subscribed.description}>
            <Button variant="outline" onClick={() => toast(subscribed)}>
              Show it as a toast
            </Button>
          </Panel>
          <Toaster />
        </Stack>,
      ],
      dont: [
        'What is wrong with a field: it is gone before one has found the field. That is the `error` of a Field.',
        <Panel key="dont" title={missing.title} text={missing.description}>
          <Button variant="outline" onClick={() => toast(missing)}>
            Show this one
          </Button>
        </Panel>,
      ],
    },
  ],
}
