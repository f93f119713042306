import type { Meta, StoryObj } from '@storybook/react-vite'
import { Film } from './film.tsx'
import filmCode from './film.tsx?raw'
import { Form } from './form.tsx'
import formCode from './form.tsx?raw'
import { Home } from './home.tsx'
import homeCode from './home.tsx?raw'
import { Landing } from './landing.tsx'
import landingCode from './landing.tsx?raw'
import { Review } from './review.tsx'
import reviewCode from './review.tsx?raw'

/** Whole pages from the components, to start from: copy the code and replace the words. */
const meta = {
  title: 'Templates',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const code = (code: string) => ({ docs: { source: { type: 'code', code, language: 'tsx' } } })

export const HomePage: Story = { render: () => <Home />, parameters: code(homeCode) }
// Its countdown ticks: every picture of it is another.
export const FilmPage: Story = { tags: ['no-visual'], render: () => <Film />, parameters: code(filmCode) }
export const ReviewPage: Story = { render: () => <Review />, parameters: code(reviewCode) }
export const LandingPage: Story = { render: () => <Landing />, parameters: code(landingCode) }
export const FormPage: Story = { render: () => <Form />, parameters: code(formCode) }
