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

/** A browser tab, with what the flows need, over any automation protocol. */
export type Engine = {
  /** Opens a URL and resolves when it has loaded; rejects if there is no response. */
  goto: (url: string) => Promise<void>
  /** Runs a function in the page, with only its arguments in scope. If a navigation interrupts it, it runs again. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Clicks at a position, in px from the viewport's top left corner. */
  click: (x: number, y: number) => Promise<void>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** The page as a PDF. WebKitGTK's driver cannot print. */
  pdf?: () => Promise<Uint8Array>
  close: () => Promise<void>
}
