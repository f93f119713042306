export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'Home'
  | 'End'

/** One tab of a browser: what the flows need, whichever protocol the browser speaks. */
export type Engine = {
  /** Opens an address and resolves when it has loaded; rejects where nothing answers. */
  goto: (url: string) => Promise<void>
  /**
   * Runs a function in the page; it sees its arguments and the page, nothing of the test. It runs again where the page is
   * left meanwhile.
   */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses the mouse, in px from the window's top left corner. */
  click: (x: number, y: number) => Promise<void>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** What the printer would get; WebKitGTK's driver cannot print. */
  pdf?: () => Promise<Uint8Array>
  close: () => Promise<void>
}
