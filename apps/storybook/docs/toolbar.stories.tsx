import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkeletonCard } from '@two-pastors/ui'
import { expect } from 'storybook/test'

/** Not in the sidebar: tests that the choices of the toolbar reach the components. */
const meta = {
  title: 'Toolbar',
  tags: ['!dev', '!autodocs', 'no-visual'],
  render: () => <SkeletonCard />,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const root = getComputedStyle(document.documentElement)
    await expect(Number.parseFloat(root.getPropertyValue('--tp-duration-slow'))).toBeLessThan(1)
    await expect(animationsIn(canvasElement)).toBe(0)
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false)
  },
}

/** Runs after the one above on the same page: motion is back. */
export const Motion: Story = {
  play: async ({ canvasElement }) => {
    const root = getComputedStyle(document.documentElement)
    await expect(Number.parseFloat(root.getPropertyValue('--tp-duration-slow'))).toBe(480)
    await expect(animationsIn(canvasElement)).toBeGreaterThan(0)
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl')
  },
}

export const Theme: Story = {
  globals: { theme: 'harbor' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).colorScheme).toBe('light')
  },
}

function animationsIn(element: Element): number {
  return element.getAnimations({ subtree: true }).length
}
