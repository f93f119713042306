import { pictures } from '@two-pastors/tooling/sample-media'
import { MediaCard } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const action = <a href="#watch">Play</a>

export const guide = (
  <>
    <Do says="The layout that has the shape of the picture, and a title of a few words.">
      <MediaCard
        title="The Mercy Ships"
        image={pictures.wide}
        genre="Documentary"
        duration="4:05"
        action={action}
      />
    </Do>
    <Dont
      says={'A wide picture in a tall card loses most of what it shows; `fit="contain"` keeps all of it.'}
    >
      <MediaCard
        layout="portrait"
        title="The Mercy Ships – Official Trailer (2026) HD"
        image={pictures.wide}
        genre="Documentary, Family, Faith"
        action={action}
      />
    </Dont>
  </>
)
