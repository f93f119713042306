import { type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { expectConsole } from '../test/console.ts'
import { broken, oneSecond } from '../test/fixtures.ts'
import { startVideo } from '../video-player/start-video.ts'
import type { VideoSource } from '../video-player/video-player.tsx'
import { VideoDialog } from './video-dialog.tsx'

/** The names of the animations with which the dialog opens. */
async function openWith(startedVideo: HTMLVideoElement | undefined) {
  await render(
    <VideoDialog
      open
      onOpenChange={() => {}}
      title="King of Kings"
      sources={[oneSecond]}
      startedVideo={startedVideo}
    />,
  )
  return dialog
    .element()
    .getAnimations()
    .flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : []))
}

type PageProps = { sources?: VideoSource[]; actions?: ReactNode }

function Page({ sources = [oneSecond], actions }: PageProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a video has an address; a router keeps the click on this page. */}
      <a
        href="#watch"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        Play King of Kings
      </a>
      <VideoDialog
        open={open}
        onOpenChange={setOpen}
        title="King of Kings"
        sources={sources}
        actions={actions}
      />
    </>
  )
}

const link = page.getByRole('link', { name: 'Play King of Kings' })
const dialog = page.getByRole('dialog', { name: 'King of Kings' })
const close = page.getByRole('button', { name: 'Close', exact: true })
const video = () => document.querySelector('video')

async function openDialog(sources?: VideoSource[]) {
  await render(<Page {...(sources && { sources })} />)
  await link.click()
  await expect.element(dialog).toBeVisible()
}

describe('VideoDialog', () => {
  test('fades in with a video that only it shows', async () => {
    const started = startVideo({ sources: [oneSecond] })
    const holder = document.body.appendChild(document.createElement('dialog'))
    if (started) holder.append(started)
    expect(await openWith(started)).toEqual(['tp-fade-in'])
    holder.remove()
  })

  test('takes over a video that is on the screen without fading in', async () => {
    const started = startVideo({ sources: [oneSecond] })
    if (started) document.body.append(started)
    expect(await openWith(started)).toEqual([])
    await expect.element(dialog).toBeVisible()
    expect(dialog.element()).toContainElement(started ?? null)
  })

  test('is named by its title, fills the screen and plays by itself at volume 0.6', async () => {
    await openDialog()
    await expect.element(dialog.getByRole('heading', { name: 'King of Kings' })).toBeVisible()
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ width: 1280, height: 800 })
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
    expect(video()?.volume).toBeCloseTo(0.6)
    await expectNoAxeViolations()
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => close.click()],
  ])('closes by %s: the video is gone and the focus is back on the link', async (_, act) => {
    await openDialog()
    await expect.poll(video).not.toBeNull()
    await act()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
    expect(video()).toBeNull()
    await link.click()
    await expect.element(dialog).toBeVisible()
  })

  test('closes by Escape from within the player too', async () => {
    await openDialog()
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
    // The controls come after the first picture.
    const settings = page.getByRole('button', { name: 'Settings' })
    await expect.element(settings).toBeInTheDocument()
    settings.element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
  })

  test('keeps the focus inside', async () => {
    await openDialog()
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
    const seen = new Set<Element | null>()
    for (let step = 0; step < 20; step++) {
      await userEvent.tab()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement)
    }
    expect(seen).toContain(close.element())
    expect(seen.size).toBeGreaterThan(3)
  })

  test('while a video loads, Tab reaches the close button', async () => {
    await openDialog([{ url: URL.createObjectURL(new MediaSource()), type: 'video/mp4' }])
    await expect.element(page.getByText('Loading video')).toBeInTheDocument()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Video Player')
    await userEvent.tab()
    await expect.element(close).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('region', { name: 'Video Player' })).toHaveFocus()
  })

  test('a failed video leaves "Try again", and the dialog can be closed', async () => {
    expectConsole(/VIDEOJS.*MEDIA_ERR_SRC_NOT_SUPPORTED/)
    await openDialog([broken])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
  })

  test.each(['dark', 'light'])(
    'is a dark room in the %s theme, its cross and its ring light',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      await openDialog()
      const { color, outlineColor } = getComputedStyle(close.element())
      expect([color, outlineColor]).toEqual(['rgb(247, 241, 230)', 'rgb(244, 178, 92)'])
    },
  )
})

test('its actions come before the close button, and a click on one leaves it open', async () => {
  await render(<Page actions={<button type="button">Share</button>} />)
  await link.click()
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(close).toHaveFocus()
})
