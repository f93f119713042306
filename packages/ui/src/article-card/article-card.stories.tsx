import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Grid } from '../grid/grid.tsx'
import { pictures } from '../test/fixtures.ts'
import { longWord, overflowOf, rightToLeft } from '../test/stories.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleCardSkeleton } from './article-card-skeleton.tsx'

const meta = {
  title: 'Cards/ArticleCard',
  component: ArticleCard,
  subcomponents: { ArticleCardSkeleton },
  args: {
    title: 'What a storm taught the crew of the mercy ship',
    image: pictures.wide,
    date: { iso: '2025-11-21', text: 'November 21, 2025' },
    categories: ['Faith', 'Family', 'Drama'],
    description:
      'Three weeks at sea, one hospital, four hundred patients. We watched the first episode with two grandmothers, six children and a bowl of popcorn that did not last, and we have been talking about it ever since.',
    actions: (
      <Button variant="link" asChild>
        <a href="#review">Read Full Review</a>
      </Button>
    ),
  },
  argTypes: { image: { control: false }, link: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TwoActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="link" asChild>
          <a href="#post">Read Full Post</a>
        </Button>
        <Button variant="link" asChild>
          <a href="#original">Original Article</a>
        </Button>
      </>
    ),
  },
}

export const TitleIsALink: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the card gives the link its text.
  args: { link: <a href="#review" /> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', '#review')
  },
}

export const PictureFails: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(args.title)).toHaveLength(2))
  },
}
export const PictureElement: Story = {
  args: {
    image: (
      <picture>
        <img src={pictures.portrait} alt="" />
      </picture>
    ),
  },
}
export const Short: Story = {
  args: { title: 'Jesus Revolution Review', categories: [], description: 'Grace, in flared trousers.' },
}
export const TooLong: Story = {
  args: {
    title:
      'The long road from the valley of the shadow to the house on the hill, what we found there, and why we would walk it again with our children',
    categories: ['Christian films', 'For the whole family', 'Biography', 'The fourth, which does not show'],
    description: 'And it came to pass. '.repeat(40),
  },
}

export const LongWords: Story = {
  args: { title: longWord, categories: [longWord], description: longWord, image: null },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
}
export const RightToLeft: Story = { ...TwoActions, ...rightToLeft }
export const Skeleton: Story = { render: () => <ArticleCardSkeleton /> }

/** In a grid the cards of a row are equally high, and a skeleton is as high as the card that comes. */
export const InAGrid: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'min(70rem, calc(100vw - 2rem))' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Grid>
      <ArticleCard {...args} />
      <ArticleCard {...args} image={null} title="Grace, in flared trousers" description="Short." />
      <ArticleCardSkeleton />
    </Grid>
  ),
}

export const Hovered: Story = { parameters: { pseudo: { hover: ['article', 'a'] } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } }

/** A sentence that makes people curious, and a link that says where it leads. */
export const Do: Story = {
  tags: ['!autodocs'],
  args: { description: 'Three weeks at sea, one hospital, four hundred patients.' },
}
/** A title that fits anything, and a link with the same name as eleven others. */
export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    title: 'Review',
    description: 'Click below to read our new review.',
    actions: (
      <Button variant="link" asChild>
        <a href="#more">More</a>
      </Button>
    ),
  },
}
