/** Runs in the page before its scripts: marks every video that is played, for `settle`. */
export function markFilms(): void {
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    this.dataset.played = ''
    return play.call(this)
  }
}
