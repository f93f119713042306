import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { addons } from 'storybook/preview-api'
import { DocsPage } from '../.storybook/docs-page.tsx'
import AccessibilityPage from './accessibility.mdx'
import AsSourcePage from './as-source.mdx'
import ContentStylePage from './content-style.mdx'
import EmbeddingPage from './embedding.mdx'
import GettingStartedPage from './getting-started.mdx'
import ScalePage from './scale.mdx'
import SitePagesPage from './site-pages.mdx'
import TokensPage from './tokens.mdx'
import WritingAThemePage from './writing-a-theme.mdx'

/** Not in the sidebar: the MDX pages as stories, so that the story tests render and check them in each theme. */
const meta = {
  title: 'Pages',
  tags: ['!dev', '!autodocs', 'no-visual'],
  parameters: { checkedThemes: ['light', 'harbor', 'harbor-dark'] },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const GettingStarted: Story = { render: () => page(GettingStartedPage) }
export const AsSource: Story = { render: () => page(AsSourcePage) }
export const TheSitesPages: Story = { render: () => page(SitePagesPage) }
export const Tokens: Story = { render: () => page(TokensPage) }
export const TypeSpaceAndBreakpoints: Story = { render: () => page(ScalePage) }
export const ContentStyle: Story = { render: () => page(ContentStylePage) }
export const WritingATheme: Story = { render: () => page(WritingAThemePage) }
export const Embedding: Story = { render: () => page(EmbeddingPage) }
export const Accessibility: Story = { render: () => page(AccessibilityPage) }

function page(Page: ComponentType) {
  return (
    <DocsPage context={context()}>
      <Page />
    </DocsPage>
  )
}

/** A minimal docs context for a page without stories of its own. */
function context(): DocsContainerProps['context'] {
  const parts: Partial<DocsContainerProps['context']> = {
    channel: addons.getChannel(),
    componentStories: () => [],
  }
  return parts as DocsContainerProps['context']
}
