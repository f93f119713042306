import { Footer, FooterGroup } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const links = (names: string[]) =>
  names.map((name) => (
    <li key={name}>
      <a href={`#${name}`}>{name}</a>
    </li>
  ))

export const guide = (
  <>
    <Do says="Two to four groups, each under the word that one would look for.">
      <Footer className="w-full" note="© 2026 Harbor Light Films">
        <FooterGroup title="Watch" heading="h3">
          {links(['Films', 'Shorts'])}
        </FooterGroup>
        <FooterGroup title="About" heading="h3">
          {links(['Who we are', 'Contact'])}
        </FooterGroup>
      </Footer>
    </Do>
    <Dont says="One long list of everything: nobody reads it, and a screen reader goes through it link by link.">
      <Footer className="w-full" note="© 2026 Harbor Light Films">
        <FooterGroup title="More" heading="h3">
          {links(['All films', 'All shorts', 'About us', 'Contact us', 'Our guides', 'Our letters'])}
        </FooterGroup>
      </Footer>
    </Dont>
  </>
)
