import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { MediaCard } from '../card/media-card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { AgeBadge } from '../content-guide/age-badge.tsx'
import { LoadMore } from '../load-more/load-more.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { RatingStars } from '../rating-stars/rating-stars.tsx'
import { pictures } from '../test/fixtures.ts'
import { es } from './es.ts'
import { LabelsProvider } from './labels.tsx'

const meta = {
  title: 'Foundations/Labels',
  component: LabelsProvider,
  args: {
    children: (
      <>
        <Banner aria-label="Noticias" onDismiss={() => {}}>
          David ya está en los cines.
        </Banner>
        <Carousel heading="Avances">
          <MediaCard
            title="David"
            image={pictures.wide}
            genre="Animación"
            rating={4.5}
            action={<a href="#david" />}
          />
        </Carousel>
        <p style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
          <RatingStars rating={4.5} /> <AgeBadge age={11} />
        </p>
        <LoadMore shown={1200} total={5000} noun="películas" onMore={() => {}} />
        <Pagination page={5} pages={1200} link={(page) => <a href={`#page-${page}`}>{page}</a>} />
      </>
    ),
  },
  argTypes: { children: { control: false }, labels: { control: 'object' } },
} satisfies Meta<typeof LabelsProvider>
export default meta
type Story = StoryObj<typeof meta>

/** Without a provider, or with none of its own words. */
export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(canvas.getByText('Showing 1,200 of 5,000 películas')).toBeVisible()
  },
}

/** The set that ships as `@two-pastors/ui/labels/es`. */
export const Spanish: Story = {
  args: { labels: es, locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Descartar' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reproducir David' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible()
    await expect(canvas.getByText('A partir de 11 años')).toBeVisible()
  },
}

/** A few words of your own. */
export const OwnWords: Story = {
  args: { labels: { 'Show more {noun}': 'More {noun}', 'Show more': 'More' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More películas' })).toBeVisible()
  },
}
