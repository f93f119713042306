/**
 * Plays a video. In a frame that the visitor hasn't clicked yet, Firefox and Safari refuse sound: then it plays
 * muted, with a button that turns the sound on.
 */
export async function playOrOfferSound(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') await playMuted(video)
  }
}

async function playMuted(video: HTMLVideoElement) {
  video.muted = true
  try {
    await video.play()
  } catch {
    // To save power, Safari may refuse even this; its own controls have a play button.
    video.muted = false
    return
  }
  const button = document.getElementById('sound')
  if (!button) return
  button.hidden = false
  button.focus()
  button.addEventListener('click', () => {
    video.muted = false
    video.focus()
  })
  // The video's own controls can turn it on as well.
  video.addEventListener('volumechange', () => {
    button.hidden = !video.muted
  })
}
