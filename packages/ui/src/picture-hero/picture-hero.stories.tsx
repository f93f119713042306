import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { PlayIcon } from '../icons/icons.tsx'
import { pictures } from '../test/fixtures.ts'
import { longWord, narrow, overflowOf, rightToLeft } from '../test/stories.ts'
import { PictureHero } from './picture-hero.tsx'

const picture = <img src={pictures.wide} alt="" />

const actions = (
  <>
    <Button variant="hero" size="lg">
      <PlayIcon />
      Watch Trailer
    </Button>
    <Button variant="outline" size="lg">
      More Info
    </Button>
    <Button variant="link" size="lg" asChild>
      <a href="#tickets">Group Tickets</a>
    </Button>
  </>
)

const meta = {
  title: 'Media/PictureHero',
  component: PictureHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'The King of Kings',
    picture,
    eyebrow: 'In theaters December 19, 2025',
    children: <p className="mt-5 text-lg text-pretty">A father tells his son the story of stories.</p>,
    actions,
  },
  argTypes: {
    picture: { control: false },
    before: { control: false },
    children: { control: false },
    actions: { control: false },
  },
} satisfies Meta<typeof PictureHero>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A logo in place of the title: its `alt` names the page. */
export const WithLogo: Story = {
  args: {
    title: <img src={pictures.wide} alt="The King of Kings" className="h-24 w-auto max-w-full" />,
    children: (
      <ul aria-label="Facts" className="mt-6 flex list-none flex-wrap gap-2">
        {['2025', 'Animation', 'PG', '101 min'].map((fact) => (
          <li key={fact}>
            <Badge variant="outline">{fact}</Badge>
          </li>
        ))}
      </ul>
    ),
  },
}

/** The top of a page of text, lower than a film's. */
export const Banner: Story = {
  args: { size: 'banner', shade: 'banner', title: 'Reviews', eyebrow: undefined, actions: undefined },
}

/** The picture stands whole beside the words on a wide screen, and above them on a narrow one. */
export const Split: Story = {
  args: { size: 'split', shade: 'banner', title: 'Reviews', eyebrow: undefined, actions: undefined },
}

/** Below a site header that lies over the hero. */
export const SplitBelowHeader: Story = {
  args: { ...Split.args, topShade: true, className: '[--tp-hero-picture-top:4.5rem]' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-slot=picture-hero-picture]')
    await expect(picture?.getBoundingClientRect().top).toBe(72)
  },
}

export const Centered: Story = {
  args: { size: 'banner', shade: 'banner', align: 'center', title: 'Notifications', eyebrow: undefined },
}

/** The top of a review: what it is about stands above its title. */
export const Article: Story = {
  args: {
    size: 'article',
    shade: 'veil',
    title: 'Sound of Freedom',
    eyebrow: undefined,
    before: (
      <div className="flex flex-wrap gap-2">
        <Badge>Drama</Badge>
        <Badge>True story</Badge>
      </div>
    ),
    children: <p className="mt-5 text-tp-on-scrim-muted">March 4, 2025</p>,
    actions: undefined,
  },
}

/** Without a picture the ground is painted. */
export const WithoutPicture: Story = {
  args: { picture: undefined, size: 'banner', shade: 'banner' },
  play: async ({ canvasElement }) => {
    const heightOf = (slot: string) =>
      canvasElement.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect().height
    await expect(heightOf('picture-shade')).toBeGreaterThanOrEqual(heightOf('picture-hero') ?? Number.NaN)
  },
}

export const RightToLeft: Story = rightToLeft

export const LongWords: Story = {
  args: { title: longWord },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
