import { BellIcon, Button } from '@two-pastors/ui'
import { Tooltip } from '@two-pastors/ui/tooltip'
import { Do, Dont } from '../docs/guide-view.tsx'

/** What a tooltip says, for those who look at the page and do not point at it. */
function Said({ children }: { children: string }) {
  return (
    <span className="rounded-tp-md border border-tp-line bg-tp-raised px-3 py-2 text-sm">{children}</span>
  )
}

const once = 'We write once a month'
const rules = 'At least eight letters'

export const guide = (
  <>
    <Do says="A word more about a control that has a name already. (Point at it.)">
      <Tooltip text={once} side="bottom">
        <Button variant="outline" size="icon" aria-label="Notifications">
          <BellIcon />
        </Button>
      </Tooltip>
      <Said>{once}</Said>
    </Do>
    <Dont says="What one needs in order to go on: touch has no way to it. That is the `hint` of a Field.">
      <Tooltip text={rules} side="bottom">
        <Button variant="ghost">Choose a password</Button>
      </Tooltip>
      <Said>{rules}</Said>
    </Dont>
  </>
)
