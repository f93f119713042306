import { Button } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Panel } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'The menu of a site on a phone: links, one below the other.',
        <Panel key="do" title="Menu">
          <ul className="grid gap-3">
            {['Movies', 'Series', 'Shorts', 'Blog'].map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Panel>,
      ],
      dont: [
        'A question with two answers: that is a Dialog, in the middle of the page.',
        <Panel key="dont" title="Menu">
          <p>Do you want to see our movies?</p>
          <Button>Yes</Button>
          <Button variant="outline">No</Button>
        </Panel>,
      ],
    },
  ],
}
