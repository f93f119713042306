import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Alert, Badge, Button, Card, Input, Select, Switch, Textarea } from '../index.ts'

const mine = 'mt-8 bg-red-500!'
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

test.each(parts)('%s takes a margin of yours as it is, and a look of yours with "!"', async (_, part) => {
  const screen = await render(part)
  const element = screen.container.querySelector('.mt-8') as Element
  // A color that changes in a transition has arrived when this is read.
  await expect.poll(() => getComputedStyle(element).backgroundColor).toBe(redOf())
  expect(getComputedStyle(element).marginTop).toBe('32px')
})

/** Tailwind's red, as the browser computes it. */
function redOf(): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.className = 'bg-red-500!'
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}
