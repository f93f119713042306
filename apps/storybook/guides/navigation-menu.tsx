import { NavigationMenu, NavigationMenuLink } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const menu = (names: string[], label: string, current?: string) => (
  <NavigationMenu aria-label={label}>
    {names.map((name) => (
      <NavigationMenuLink key={name} current={name === current}>
        <a href={`#${name}`}>{name}</a>
      </NavigationMenuLink>
    ))}
  </NavigationMenu>
)

export const guide = (
  <>
    <Do says="Short nouns, and a mark on the page that is open (`current`).">
      {menu(['Films', 'Reviews', 'Contact'], 'With a mark', 'Reviews')}
    </Do>
    <Dont says="Sentences, and no word of where one is.">
      {menu(['See our films', 'Read what we think', 'Get in touch with us'], 'Without a mark')}
    </Dont>
  </>
)
