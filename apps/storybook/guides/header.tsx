import { Button, Header, NavigationMenu, NavigationMenuLink } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

const menu = (names: string[], label: string) => (
  <NavigationMenu aria-label={label}>
    {names.map((name) => (
      <NavigationMenuLink key={name}>
        <a href={`#${name}`}>{name}</a>
      </NavigationMenuLink>
    ))}
  </NavigationMenu>
)

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Who you are, where one can go, and the one thing to do.',
        <Header
          key="do"
          className="w-full"
          brand={<a href="#home">Harbor Light</a>}
          actions={<Button size="sm">Give</Button>}
        >
          {menu(['Films', 'Reviews'], 'Short menu')}
        </Header>,
      ],
      dont: [
        'Everything at once. What does not fit beside each other goes into a Sheet.',
        <Header
          key="dont"
          className="w-full"
          brand={<a href="#home">Harbor Light</a>}
          actions={
            <>
              <Button size="sm">Give</Button>
              <Button size="sm">Sign In</Button>
              <Button size="sm">Sign Up</Button>
            </>
          }
        >
          {menu(['Films', 'Series', 'Shorts', 'Reviews', 'Blog', 'Guides', 'Contact'], 'Long menu')}
        </Header>,
      ],
    },
  ],
}
