import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../test/axe.ts'
import { englishCaptions } from '../../test/fixtures.ts'
import { twoQualities } from '../../test/video/fixtures.ts'
import { button, caption, now, renderPlayer, video } from '../../test/video/render-player.ts'

const choice = (name: string | RegExp) => page.getByRole('menuitemradio', { name, exact: true })
const item = (name: RegExp) => page.getByRole('menuitem', { name })

afterEach(() => {
  localStorage.clear()
  document.documentElement.style.fontSize = ''
})

describe('the controls', () => {
  test.each([
    [320, '16px'],
    [320, '32px'],
    [640, '16px'],
    [640, '32px'],
  ])('at %i px and %s text every button is in the bar, 44 px large', async (width, fontSize) => {
    document.documentElement.style.fontSize = fontSize
    await renderPlayer({ width, captions: [englishCaptions], sources: twoQualities })
    const player = document.querySelector('.video-js')?.getBoundingClientRect()
    const names = ['Play', 'Mute', 'Captions', 'Settings', 'Fullscreen']
    for (const name of names) {
      const { width, height, left, right, bottom } = button(name).element().getBoundingClientRect()
      expect([name, width, height]).toEqual([name, 44, 44])
      expect(left).toBeGreaterThanOrEqual(player?.left ?? Number.NaN)
      expect(right).toBeLessThanOrEqual(player?.right ?? Number.NaN)
      expect(bottom).toBeLessThanOrEqual(player?.bottom ?? Number.NaN)
    }
  })

  test('picture-in-picture moves from a narrow bar into the settings', async () => {
    const screen = await renderPlayer()
    await expect.element(button('Picture-in-picture')).toBeVisible()
    await screen.unmount()
    await renderPlayer({ width: 320 })
    expect(button('Picture-in-picture').elements()).toHaveLength(0)
    await button('Settings').click()
    await expect.element(item(/Picture-in-picture/)).toBeVisible()
  })

  test('hide during playback without input, and reappear on keyboard input', async () => {
    await renderPlayer()
    video().muted = true
    await page.getByRole('button', { name: 'Play Video' }).click()
    await userEvent.hover(document.body, { position: { x: 5, y: 700 } })
    const opacity = () => {
      const bar = document.querySelector('[data-slot=video-controls]')
      return bar && getComputedStyle(bar).opacity
    }
    document.querySelector<HTMLElement>('.video-js')?.focus()
    await expect.poll(opacity).toBe('0')
    await userEvent.tab()
    await expect.poll(opacity).toBe('1')
  })
})

describe('the menus', () => {
  test('are walked through with the arrows, tick the choice and close by Escape', async () => {
    await renderPlayer({ captions: [englishCaptions, { ...englishCaptions, language: 'es' }] })
    button('Captions').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choice('Captions off')).toHaveFocus()
    await expect.element(choice('Captions off')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choice('English')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(item(/Caption style/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choice('Captions off')).toHaveFocus()
    await expectNoAxeViolations()
    for (const row of page.getByRole('menuitemradio').elements()) {
      expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('menu').elements()).toHaveLength(0)
    await expect.element(button('Captions')).toHaveFocus()
  })

  test('captions in SubRip are shown, and a file that is none is not offered', async () => {
    const subRip =
      '1\r\n00:00:00,000 --> 00:00:09,000\r\n{\\an8}<font color="red">a <i>slow</i> drum</font>\r\n'
    const captions = [
      { url: `data:text/plain,${encodeURIComponent(subRip)}`, language: 'en', kind: 'captions' as const },
      { url: 'data:text/plain,nothing', language: 'es', kind: 'captions' as const },
    ]
    await renderPlayer({ captions })
    await button('Captions').click()
    await choice('English').click()
    await expect.poll(caption).toContain('a slow drum')
    await button('Captions').click()
    expect(page.getByRole('menuitemradio').elements()).toHaveLength(2)
  })

  test('several captions of one language have names of their own, and the choice is remembered', async () => {
    const subtitles = { ...englishCaptions, kind: 'subtitles' as const }
    const captions = [subtitles, englishCaptions, subtitles]
    const screen = await renderPlayer({ captions })
    await button('Captions').click()
    for (const name of ['English', 'English (CC)', 'English 2']) {
      await expect.element(page.getByRole('menuitemradio', { name, exact: true })).toBeVisible()
    }
    await choice('English 2').click()
    await screen.unmount()

    await renderPlayer({ captions })
    await expect.poll(caption).toContain('a quiet chord')
    await button('Captions').click()
    await expect.element(choice('English 2')).toBeChecked()
  })

  test('captions stay as they were chosen, on the next video too', async () => {
    const screen = await renderPlayer({ captions: [englishCaptions] })
    await button('Captions').click()
    await choice('English').click()
    await screen.unmount()

    const next = await renderPlayer({ captions: [englishCaptions] })
    await expect.poll(caption).toContain('a quiet chord')
    await button('Captions').click()
    await expect.element(choice('English')).toBeChecked()
    await choice('Captions off').click()
    await next.unmount()

    await renderPlayer({ captions: [englishCaptions] })
    await button('Captions').click()
    await expect.element(choice('Captions off')).toBeChecked()
  })

  test('captions can be styled', async () => {
    await renderPlayer({ captions: [englishCaptions] })
    await button('Captions').click()
    await item(/Caption style/).click()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })

  test('the speed is chosen in the settings', async () => {
    await renderPlayer()
    await button('Settings').click()
    await item(/Speed.*Normal/).click()
    await expect.element(choice('Normal')).toHaveFocus()
    expect(
      page
        .getByRole('menuitemradio')
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['0.5×', '0.75×', 'Normal', '1.25×', '1.5×', '2×'])
    await choice('1.5×').click()
    expect(video().playbackRate).toBe(1.5)
    await button('Settings').click()
    await expect.element(item(/Speed.*1\.5×/)).toBeVisible()
  })

  test('changing the quality keeps the position, speed and paused state', async () => {
    await renderPlayer({ sources: twoQualities, captions: [englishCaptions] })
    await button('Captions').click()
    await choice('English').click()
    await userEvent.keyboard('7>')
    await expect.poll(now).toBe(14)
    await button('Settings').click()
    await item(/Quality.*720p/).click()
    await choice('480p').click()
    await expect.poll(() => video().currentSrc).toContain('?480')
    await expect.poll(now).toBe(14)
    expect([video().playbackRate, video().paused, video().volume]).toEqual([1.25, true, 0.6])
    await button('Settings').click()
    await item(/Quality.*480p/).click()
    await expect.element(choice('480p')).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await button('Captions').click()
    await expect.element(choice('English')).toBeChecked()
  })

  test('a single quality is not offered', async () => {
    await renderPlayer()
    await button('Settings').click()
    await expect.element(item(/Speed/)).toBeVisible()
    expect(item(/Quality/).elements()).toHaveLength(0)
  })
})
