import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Alert, Badge, Button, Card, Input, Select, Switch, Textarea } from '../index.ts'
import { AllComponents } from './all-components.tsx'

const mine = 'mt-8 bg-red-500'
const parts: [name: string, part: ReactElement][] = [
  ['Alert', <Alert key="alert" className={mine} title="Saved" />],
  ['Badge', <Badge key="badge" className={mine} variant="gold" />],
  ['Button', <Button key="button" className={mine} variant="hero" />],
  ['Card', <Card key="card" className={mine} />],
  ['Input', <Input key="input" className={mine} aria-label="Name" />],
  ['Select', <Select key="select" className={mine} aria-label="Name" />],
  ['Switch', <Switch key="switch" className={mine} aria-label="Captions" defaultChecked />],
  ['Textarea', <Textarea key="textarea" className={mine} aria-label="Name" />],
]

test.each(parts)('%s takes a margin and a look of yours', async (_, part) => {
  const screen = await render(part)
  const element = screen.container.querySelector('.mt-8') as Element
  // A color that changes in a transition has arrived when this is read.
  await expect.poll(() => getComputedStyle(element).backgroundColor).toBe(redOf())
  expect(getComputedStyle(element).marginTop).toBe('32px')
})

// Tailwind's sheet has white after its own colors and red before: neither order decides.
test.each(['bg-red-500', 'bg-white', 'ps-8', 'rounded-none'])(
  '%s of yours wins over every variant',
  async (name) => {
    const variants = ['default', 'outline', 'ghost', 'link', 'play'] as const
    for (const variant of variants) {
      const screen = await render(
        <>
          <Button variant={variant} className={name}>
            Give
          </Button>
          <i className={name} />
        </>,
      )
      const [button, alone] = ['button', 'i'].map((tag) => screen.container.querySelector(tag) as Element)
      if (!button || !alone) throw new Error('Nothing was rendered')
      const { backgroundColor, paddingInlineStart, borderStartStartRadius } = getComputedStyle(alone)
      const property = name.startsWith('bg-')
        ? 'backgroundColor'
        : name === 'ps-8'
          ? 'paddingInlineStart'
          : 'borderStartStartRadius'
      const wanted = { backgroundColor, paddingInlineStart, borderStartStartRadius }[property]
      await expect.poll(() => getComputedStyle(button)[property]).toBe(wanted)
      await screen.unmount()
    }
  },
)

test('no class of a component is one that a host page could have', async () => {
  const screen = await render(<AllComponents />)
  const classes = Array.from(screen.container.querySelectorAll('[data-slot]'), ({ classList }) => [
    ...classList,
  ]).flat()
  expect(classes.length).toBeGreaterThan(500)
  expect([...new Set(classes)].filter((name) => !/^(tp:|tp-|vjs-|video-js)/.test(name))).toEqual([])
})

/** Tailwind's red, as the browser computes it. */
function redOf(): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.className = 'bg-red-500'
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}
