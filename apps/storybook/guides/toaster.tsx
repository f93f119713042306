import { Button } from '@two-pastors/ui'
import { Toaster, toast } from '@two-pastors/ui/toaster'
import { Do, Dont, Panel, Stack } from '../docs/guide-view.tsx'

const subscribed = { title: 'You are subscribed', description: 'Look into your inbox.' }
const missing = {
  title: 'Email is missing',
  description: 'Fill in the third field.',
  variant: 'destructive',
} as const

export const guide = (
  <>
    <Do says="What was done, in a few words. It goes by itself and nothing is lost with it.">
      <Stack>
        <Panel title={subscribed.title} text={subscribed.description}>
          <Button variant="outline" onClick={() => toast(subscribed)}>
            Show it as a toast
          </Button>
        </Panel>
        <Toaster />
      </Stack>
    </Do>
    <Dont says="What is wrong with a field: it is gone before one has found the field. That is the `error` of a Field.">
      <Panel title={missing.title} text={missing.description}>
        <Button variant="outline" onClick={() => toast(missing)}>
          Show this one
        </Button>
      </Panel>
    </Dont>
  </>
)
