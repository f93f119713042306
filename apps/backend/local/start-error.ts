/** A fault the person at the keyboard can fix: its message is the one line they are shown. */
export class StartError extends Error {
  override name = 'StartError'
}
