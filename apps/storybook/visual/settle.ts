/**
 * Runs in the page after the story: hides its videos and waits for pictures, fonts and the last
 * change. Its source is sent to the browser, so it cannot use anything from outside.
 */
export async function settle(): Promise<void> {
  const latest = performance.now() + 3000

  for (const image of document.images) {
    image.loading = 'eager'
    // Otherwise a frame may be shown before its picture is decoded.
    image.decoding = 'sync'
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready

  // The current frame of a video and the state of its controls differ on every run, so both are
  // hidden.
  for (const film of document.querySelectorAll('video')) {
    const plays = film.autoplay || film.dataset.played !== undefined
    film.pause()
    film.style.opacity = '0'
    if (plays && film.parentElement) film.parentElement.style.opacity = '0'
  }

  // Effects of a scroll or an observer follow a frame or two later.
  const observer = new MutationObserver(() => {
    restful = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let restful = 0
  for (; restful < 4 && performance.now() < latest; restful += 1) await nextFrame()
  observer.disconnect()

  function nextFrame() {
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
