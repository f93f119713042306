import { pictures } from '@two-pastors/tooling/sample-media'
import { PosterCard } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

// biome-ignore lint/a11y/useAnchorContent: the card fills and names the link.
const link = <a href="#film" />

export const guide = (
  <>
    <Do says="A poster of 2:3, and a badge for the one thing that is special.">
      <PosterCard
        className="w-40"
        title="The Luckiest Man"
        meta="2025 · Animation"
        badge="In theaters"
        image={<img src={pictures.portrait} alt="" />}
        link={link}
      />
    </Do>
    <Dont says="A picture of a scene cut to a poster, and a badge that says what stands below it.">
      <PosterCard
        className="w-40"
        title="The Luckiest Man"
        meta="2025 · Animation"
        badge="Animation 2025"
        image={<img src={pictures.wide} alt="" />}
        link={link}
      />
    </Dont>
  </>
)
