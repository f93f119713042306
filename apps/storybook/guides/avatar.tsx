import { Avatar } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says={'Beside its name, and silent there (`name=""` with `initials`).'}>
      <Avatar name="" initials="RM" />
      <span>Ruth Miller</span>
    </Do>
    <Dont says="Alone: two letters tell nobody who it is.">
      <Avatar name="Ruth Miller" />
      <Avatar name="Rachel Moore" />
    </Dont>
  </>
)
