import { Alert } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="What happened, and what to do now.">
      <Alert variant="destructive" title="Not sent" className="w-full">
        Check your connection and press Send again.
      </Alert>
    </Do>
    <Dont says="A number, and an apology that helps nobody.">
      <Alert variant="destructive" title="Oops!" className="w-full">
        Something went wrong (error 503).
      </Alert>
    </Dont>
  </>
)
