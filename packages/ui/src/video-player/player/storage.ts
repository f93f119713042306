const PREFIX = '@two-pastors/ui:'

/** The value stored under `name`, or undefined if there is none, it is not JSON, or storage is unavailable. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores `value` as JSON. Does nothing if storage is full or unavailable, as in private windows. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // The player works without storage.
  }
}
