/**
 * Runs in the page, after the story: hides its films, waits for its pictures and fonts, and until nothing changes any
 * more. It must stand by itself, as the browser gets its source.
 */
export async function settle(): Promise<void> {
  const latest = performance.now() + 3000

  for (const image of document.images) {
    image.loading = 'eager'
    // Else a frame may be shown before the picture in it is.
    image.decoding = 'sync'
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready

  // Which frame of a film is there, and what the controls say of one that plays, is another each time: both stay out
  // of the picture.
  for (const film of document.querySelectorAll('video')) {
    const plays = film.autoplay || film.dataset.played !== undefined
    film.pause()
    film.style.opacity = '0'
    if (plays && film.parentElement) film.parentElement.style.opacity = '0'
  }

  // What a scroll or an observer sets off comes a frame or two later.
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
