import { Button, Footer, FooterGroup, Header, NavigationMenu, NavigationMenuLink } from '@two-pastors/ui'
import type { ReactNode } from 'react'

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="bg-tp-ground font-tp-text text-tp-text [--tp-gutter:1.25rem]">
      <Header brand={<a href="#home">Harbor Light Films</a>} actions={<Button size="sm">Give</Button>}>
        <NavigationMenu aria-label="Main" className="max-sm:-ms-3">
          {['Films', 'Reviews', 'Resources'].map((name) => (
            <NavigationMenuLink key={name}>
              <a href={`#${name}`}>{name}</a>
            </NavigationMenuLink>
          ))}
        </NavigationMenu>
      </Header>
      <main>{children}</main>
      <Footer className="mt-20" note="© 2026 Harbor Light Films">
        <FooterGroup title="Watch">
          <li>
            <a href="#films">Films</a>
          </li>
          <li>
            <a href="#shorts">Shorts</a>
          </li>
        </FooterGroup>
        <FooterGroup title="About">
          <li>
            <a href="#contact">Contact</a>
          </li>
        </FooterGroup>
      </Footer>
    </div>
  )
}
