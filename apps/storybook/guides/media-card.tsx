import { MediaCard } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { pictures } from '../docs/guide-parts.tsx'

const action = <a href="#watch">Play</a>

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'The layout that has the shape of the picture, and a title of a few words.',
        <MediaCard
          key="do"
          title="The Mercy Ships"
          image={pictures.wide}
          genre="Documentary"
          duration="4:05"
          action={action}
        />,
      ],
      dont: [
        'A wide picture in a tall card loses most of what it shows; `fit="contain"` keeps all of it.',
        <MediaCard
          key="dont"
          layout="portrait"
          title="The Mercy Ships – Official Trailer (2026) HD"
          image={pictures.wide}
          genre="Documentary, Family, Faith"
          action={action}
        />,
      ],
    },
  ],
}
