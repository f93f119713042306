import { Button, Spinner } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="With words, where something takes a few seconds. A button has its own (`loading`).">
      <Button loading>Sending …</Button>
    </Do>
    <Dont says="Alone: it is hidden from screen readers, and nobody hears that anything happens.">
      <Spinner />
    </Dont>
  </>
)
