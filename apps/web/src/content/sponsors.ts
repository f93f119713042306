import beeKings from './images/sponsor-bee-kings.svg'
import flipMyLife from './images/sponsor-flip-my-life.svg'
import islandPopper from './images/sponsor-island-popper.svg'
import kidzMatter from './images/sponsor-kidzmatter.svg'
import snowCreekMeadows from './images/sponsor-snow-creek-meadows.svg'

export type Sponsor = {
  name: string
  logo: string
  url: string
  /** What visitors save, as shown under the logo. */
  discountNote: string | null
}

const CODE = 'Code 2pastors for 10% off'

export const sponsors: Sponsor[] = [
  { name: 'Bee Kings', logo: beeKings, url: 'https://www.beekings.com', discountNote: CODE },
  { name: 'KidzMatter', logo: kidzMatter, url: 'https://www.kidzmatter.com', discountNote: null },
  { name: 'Island Popper', logo: islandPopper, url: 'https://www.islandpopper.com', discountNote: CODE },
  {
    name: 'Snow Creek Meadows',
    logo: snowCreekMeadows,
    url: 'https://www.snowcreekmeadows.com',
    discountNote: CODE,
  },
  {
    name: 'Flip My Life',
    logo: flipMyLife,
    url: 'https://www.flipmylife.com',
    discountNote: 'Use this link for 10% discount',
  },
]
