import { Button } from '@two-pastors/ui'
import { Do, Dont, Panel } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="The menu of a site on a phone: links, one below the other.">
      <Panel title="Menu">
        <ul className="grid gap-3">
          {['Movies', 'Series', 'Shorts', 'Blog'].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Panel>
    </Do>
    <Dont says="A question with two answers: that is a Dialog, in the middle of the page.">
      <Panel title="Menu">
        <p>Do you want to see our movies?</p>
        <Button>Yes</Button>
        <Button variant="outline">No</Button>
      </Panel>
    </Dont>
  </>
)
