/**
 * WordPress shows what it does not know in `<iframe sandbox="allow-scripts">`, where the page has no origin. Captions of our
 * own address then count as another site's, and links do nothing; this mends both.
 */
export function adaptToSandbox(video: HTMLVideoElement): void {
  if (self.origin !== 'null') return
  for (const track of video.querySelectorAll('track')) void inline(track)
  const secret = /secret=(\w+)/.exec(location.hash)?.[1]
  const link = document.querySelector<HTMLAnchorElement>('#title a')
  if (!secret || !link) return
  // As the embeds of WordPress itself ask for it (wp-embed.js).
  link.addEventListener('click', (event) => {
    event.preventDefault()
    parent.postMessage({ message: 'link', value: link.href, secret }, '*')
  })
}

/** Loads captions by a request that needs no origin. They are missing if their host does not allow it. */
async function inline(track: HTMLTrackElement) {
  const answer = await fetch(track.src).catch(() => undefined)
  if (answer?.ok) track.src = `data:text/vtt;charset=utf-8,${encodeURIComponent(await answer.text())}`
}
