import { LoadMore } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const nothing = () => {}

export const guide = (
  <>
    <Do says="Name what there is more of, and say how much there is.">
      <LoadMore shown={24} total={60} noun="posts" onMore={nothing} className="w-full" />
    </Do>
    <Dont says="Steps so small that somebody presses thirty times: a step is what fits on two screens.">
      <LoadMore shown={2} total={60} noun="posts" onMore={nothing} className="w-full" />
    </Dont>
  </>
)
