/** Runs in the page, before its scripts: marks every film that is told to play, which `settle` looks for. */
export function markFilms(): void {
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    this.dataset.played = ''
    return play.call(this)
  }
}
