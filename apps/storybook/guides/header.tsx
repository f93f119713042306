import { Button, Header, NavigationMenu, NavigationMenuLink } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const menu = (names: string[], label: string) => (
  <NavigationMenu aria-label={label}>
    {names.map((name) => (
      <NavigationMenuLink key={name}>
        <a href={`#${name}`}>{name}</a>
      </NavigationMenuLink>
    ))}
  </NavigationMenu>
)

export const guide = (
  <>
    <Do says="Who you are, where one can go, and the one thing to do.">
      <Header
        className="w-full"
        brand={<a href="#home">Harbor Light</a>}
        actions={<Button size="sm">Give</Button>}
      >
        {menu(['Films', 'Reviews'], 'Short menu')}
      </Header>
    </Do>
    <Dont says="Everything at once. What does not fit beside each other goes into a Sheet.">
      <Header
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
      </Header>
    </Dont>
  </>
)
