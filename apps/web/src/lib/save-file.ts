/** Downloads a file in the browser. */
export function saveFile(content: Uint8Array | string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
