import { SkeletonCard, Spinner } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="As large as what will stand there, so that nothing jumps when it comes.">
      <div aria-busy>
        <SkeletonCard />
      </div>
    </Do>
    <Dont says="A wheel in the middle of nothing: all below it moves when the cards come.">
      <div aria-busy className="justify-self-center">
        <Spinner />
      </div>
    </Dont>
  </>
)
