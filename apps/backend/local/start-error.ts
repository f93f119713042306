/** An error that the person at the keyboard can fix. Its message is the only line they see. */
export class StartError extends Error {
  override name = 'StartError'
}
