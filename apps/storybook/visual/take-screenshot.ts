import { afterEach, expect, type TestContext } from 'vitest'
import { page } from 'vitest/browser'

const WIDTH = 1280
const HEIGHT = 800

// Marks every video that is played.
const { play } = HTMLMediaElement.prototype
HTMLMediaElement.prototype.play = function () {
  this.dataset.played = ''
  return play.call(this)
}

/** After a story was rendered and played, compares the whole page with its screenshot. */
afterEach(async ({ story, task }: TestContext & { story?: { id: string } }) => {
  if (!story || task.result?.state === 'fail') return
  const images = Array.from(document.images, (image) => {
    image.loading = 'eager'
    return image.decode().catch(() => {})
  })
  await Promise.all(images)
  await document.fonts.ready

  // The current frame of a video and the state of its controls differ on every run, so both are hidden.
  for (const film of document.querySelectorAll('video')) {
    const plays = film.autoplay || film.dataset.played !== undefined
    film.pause()
    film.style.opacity = '0'
    if (plays && film.parentElement) film.parentElement.style.opacity = '0'
  }

  // The whole page, and what lies over it.
  document.body.style.minHeight = '100dvh'
  await page.viewport(WIDTH, Math.max(HEIGHT, document.documentElement.scrollHeight))
  try {
    await expect(document.body).toMatchScreenshot(story.id)
  } finally {
    await page.viewport(WIDTH, HEIGHT)
  }
})
