const PREFIX = '@two-pastors/ui:'

/** What was stored under `name`, or undefined: nothing is, it is no JSON, or the browser keeps nothing for this page. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores `value` as JSON. Where there is no room, or none is given (private windows), it is forgotten. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // A player that forgets is better than one that fails.
  }
}
