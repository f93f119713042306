import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkeletonCard } from '@two-pastors/ui'
import { expect } from 'storybook/test'

/** Not in the sidebar: tests that the choices of the toolbar reach the components. */
const meta = {
  title: 'Toolbar',
  tags: ['!dev', '!autodocs', 'no-visual'],
  render: () => <SkeletonCard />,
  // Whatever the surroundings of a run are.
  globals: { theme: 'dark', direction: 'ltr' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** As in the run in forced colors: the system has its own way, whatever the toolbar says. */
const systemForcesColors = matchMedia('(forced-colors: active)').matches

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

export const MoreContrast: Story = {
  globals: { contrast: 'more' },
  play: async () => {
    const root = getComputedStyle(document.documentElement)
    await expect(root.getPropertyValue('--tp-line')).toBe(root.getPropertyValue('--tp-control'))
    await expect(matchMedia('(prefers-contrast: more)').matches).toBe(true)
  },
}

export const ForcedColors: Story = {
  globals: { colors: 'forced' },
  play: async () => {
    const root = getComputedStyle(document.documentElement)
    await expect(root.getPropertyValue('--tp-ground')).toBe('Canvas')
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  },
}

/** Runs after the two above on the same page: their changes are gone. */
export const OwnColors: Story = {
  play: async () => {
    if (systemForcesColors) return
    const root = getComputedStyle(document.documentElement)
    await expect(root.getPropertyValue('--tp-ground')).toBe('#0b0a14')
    await expect(root.getPropertyValue('--tp-line')).not.toBe(root.getPropertyValue('--tp-control'))
    await expect(matchMedia('(forced-colors: active)').matches).toBe(false)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl')
  },
}

/** The width of the window, whichever of the two the other stories run at. */
export const Viewport: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(window.innerWidth).toBe(768)
    await expect(matchMedia('(width >= 48rem) and (width < 64rem)').matches).toBe(true)
  },
}

export const Theme: Story = {
  globals: { theme: 'harbor' },
  play: async ({ canvasElement }) => {
    if (systemForcesColors) return
    await expect(getComputedStyle(canvasElement).colorScheme).toBe('light')
  },
}

function animationsIn(element: Element): number {
  return element.getAnimations({ subtree: true }).length
}
