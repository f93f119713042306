import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { loadSitePage, SitePage } from './site-page.tsx'

type Args = { path: string }

const meta: Meta<Args> = {
  title: 'Pages',
  argTypes: { path: { description: 'An address of the site; links lead on from there.' } },
  loaders: [async ({ args }) => ({ queryClient: await loadSitePage(args.path) })],
  render: ({ path }, { loaded }) => (
    <SitePage key={path} path={path} queryClient={loaded.queryClient as QueryClient} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(canvasElement.querySelector(LOADING)).toBeNull())
  },
}
export default meta

/** Placeholders of content that is loading. The posts below the reviews load near the viewport. */
const LOADING =
  ':is([data-slot=skeleton-card], [aria-busy=true]):not([aria-labelledby=latest], [aria-labelledby=latest] *)'

type Story = StoryObj<Args>

const post = { path: '/blog/who-is-the-senior-pastor-behind-the-popcorn' }

export const Home: Story = { args: { path: '/' } }
export const Movies: Story = { args: { path: '/movies' } }
export const Series: Story = { args: { path: '/series' } }
export const KingOfKings: Story = { name: 'King of Kings', args: { path: '/king-of-kings' } }
export const MercyShips: Story = { name: 'The Mercy Ships', args: { path: '/mercy-ships' } }
export const David: Story = { args: { path: '/david' } }
export const DavidForPastors: Story = { name: 'David for pastors', args: { path: '/david-pastors' } }
export const AfterTheFilm: Story = { name: 'After the film', args: { path: '/after/david' } }
export const Reviews: Story = { args: { path: '/reviews' } }
export const Review: Story = { args: { path: '/reviews/the-chosen-season-4-review' } }
export const RideHome: Story = { name: 'The ride home', args: { path: '/talk/the-chosen-season-4-review' } }
export const FamilyGuide: Story = { name: 'Family guide', args: { path: '/family' } }
export const Pastors: Story = { args: { path: '/pastors' } }
export const Blog: Story = { args: { path: '/blog' } }
export const BlogPost: Story = { name: 'Blog post', args: post }
export const Interview: Story = {
  name: 'Blog post, its video open',
  args: post,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Watch The Interview' }))
    await screen.findByRole('dialog')
  },
}
export const Watch: Story = { args: { path: '/watch/what-fear-costs' } }
export const Resources: Story = { args: { path: '/resources' } }
export const PlanAShowing: Story = { name: 'Plan a showing', args: { path: '/plan' } }
export const Search: Story = { args: { path: '/search?q=david' } }
export const Notifications: Story = { args: { path: '/notifications' } }
export const Contact: Story = { args: { path: '/contact' } }
export const StaffPage: Story = { name: 'A page that staff made', args: { path: '/our-story' } }
export const SignIn: Story = { name: 'Sign in', args: { path: '/signin' } }
export const PrivacyPolicy: Story = { name: 'Privacy policy', args: { path: '/privacy-policy' } }
export const TermsOfService: Story = { name: 'Terms of service', args: { path: '/terms-of-service' } }
export const NotFound: Story = { name: 'Not found', args: { path: '/no-such-page' } }
