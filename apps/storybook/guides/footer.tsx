import { Footer, FooterGroup } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

const links = (names: string[]) =>
  names.map((name) => (
    <li key={name}>
      <a href={`#${name}`}>{name}</a>
    </li>
  ))

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Two to four groups, each under the word that one would look for.',
        <Footer key="do" className="w-full" note="© 2026 Harbor Light Films">
          <FooterGroup title="Watch" heading="h3">
            {links(['Films', 'Shorts'])}
          </FooterGroup>
          <FooterGroup title="About" heading="h3">
            {links(['Who we are', 'Contact'])}
          </FooterGroup>
        </Footer>,
      ],
      dont: [
        'One long list of everything: nobody reads it, and a screen reader goes through it link by link.',
        <Footer key="dont" className="w-full" note="© 2026 Harbor Light Films">
          <FooterGroup title="More" heading="h3">
            {links(['All films', 'All shorts', 'About us', 'Contact us', 'Our guides', 'Our letters'])}
          </FooterGroup>
        </Footer>,
      ],
    },
  ],
}
