import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../test/axe.ts'
import { englishCaptions } from '../test/fixtures.ts'
import { button, caption, now, renderPlayer, video } from '../test/video/render-player.ts'
import { shortcuts } from './shortcuts.ts'

const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const focusVideo = () => document.querySelector<HTMLElement>('.video-js')?.focus()

/** Keys that `userEvent` takes for its own signs, or writes in lower case. */
function press(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

async function ready(...props: Parameters<typeof renderPlayer>) {
  await renderPlayer(...props)
  focusVideo()
}

afterEach(() => localStorage.clear())

describe('the keys of VideoPlayer', () => {
  test('move through the video', async () => {
    await ready()
    const steps: [string, number][] = [
      ['l', 10],
      ['{ArrowRight}', 15],
      ['j', 5],
      ['{ArrowLeft}', 0],
      ['7', 14],
      ['{End}', 20],
      ['{Home}', 0],
    ]
    for (const [key, seconds] of steps) {
      await userEvent.keyboard(key)
      await expect.poll(now, { message: key }).toBe(seconds)
    }
  })

  test('play and pause, with Caps Lock too', async () => {
    await ready()
    for (const [key, paused] of [
      ['k', false],
      [' ', true],
      ['K', false],
    ] as const) {
      press(key)
      await expect.poll(() => video().paused, { message: key }).toBe(paused)
    }
  })

  test('change volume, sound and speed', async () => {
    await ready()
    await userEvent.keyboard('{ArrowUp}')
    expect(video().volume).toBeCloseTo(0.7)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(video().volume).toBeCloseTo(0.5)
    await userEvent.keyboard('m')
    expect(video().muted).toBe(true)
    await userEvent.keyboard('{ArrowUp}')
    expect(video().muted).toBe(false)
    for (const [key, rate] of [
      ['>', 1.25],
      ['>', 1.5],
      ['<', 1.25],
    ] as const) {
      const changed = new Promise((resolve) => {
        video().addEventListener('ratechange', resolve, { once: true })
      })
      press(key)
      await changed
      expect(video().playbackRate).toBe(rate)
    }
  })

  test('turn captions on and off', async () => {
    await ready({ captions: [englishCaptions] })
    await userEvent.keyboard('c')
    await expect.poll(caption).toContain('a quiet chord')
    await userEvent.keyboard('c')
    await expect.poll(caption).toBe('')
  })

  test('fill the screen and leave it', async () => {
    await ready()
    await userEvent.keyboard('f')
    await expect.poll(() => document.fullscreenElement?.classList.contains('video-js')).toBe(true)
    await expect.element(button('Exit fullscreen')).toBeVisible()
    await userEvent.keyboard('f')
    await expect.poll(() => document.fullscreenElement).toBeNull()
  })

  test('do nothing with a modifier, nor while the focus is elsewhere', async () => {
    await ready()
    await userEvent.keyboard(
      '{Control>}l{/Control}{Meta>}l{/Meta}{Alt>}5{/Alt}{Shift>}m{/Shift}{Shift>}{ArrowRight}{/Shift}',
    )
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await userEvent.keyboard('m5l')
    expect(field.value).toBe('m5l')
    field.remove()
    expect([now(), video().muted, video().volume]).toEqual([0, false, 0.6])
  })

  test('leave the keys that a focused control uses to that control', async () => {
    await ready()
    button('Mute').element().focus()
    await userEvent.keyboard(' ')
    expect([video().muted, video().paused]).toEqual([true, true])

    page.getByRole('slider', { name: 'Volume' }).element().focus()
    await userEvent.keyboard('{End}')
    expect([video().volume, now()]).toEqual([1, 0])

    page.getByRole('slider', { name: 'Position' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect.poll(now).toBe(10)
    expect(video().volume).toBe(1)
    await userEvent.keyboard('m')
    expect(video().muted).toBe(true)
  })
})

describe('the list of keys', () => {
  test('has every key, takes the focus, closes by Escape and gives the focus back', async () => {
    await ready({ captions: [englishCaptions] })
    const settings = button('Settings').element()
    settings.focus()
    await userEvent.keyboard('?')
    await expect.element(help).toBeVisible()
    expect(help.element().contains(document.activeElement)).toBe(true)
    for (const { does, values } of shortcuts) {
      const text = does.replace('{seconds}', `${values?.seconds}`)
      await expect.element(help.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expectNoAxeViolations()
    await userEvent.keyboard('m')
    expect(video().muted).toBe(false)

    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    expect(document.activeElement).toBe(settings)
  })

  test('omits shortcuts that this video does not support', async () => {
    await ready()
    await userEvent.keyboard('?')
    await expect.element(help.getByText('Louder')).toBeVisible()
    expect(help.getByText('Captions on or off').elements()).toHaveLength(0)
    await userEvent.keyboard('?')
    await expect.element(help).not.toBeInTheDocument()
  })

  test('is in the settings too', async () => {
    await ready()
    await button('Settings').click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await button('Close keyboard shortcuts').click()
    await expect.element(help).not.toBeInTheDocument()
    await expect.element(button('Settings')).toHaveFocus()
  })
})
