import { Buffer } from 'node:buffer'

/** What the other side sent is not HTTP, or it ended too early. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer'
}

/** Reads a stream of bytes by line, by number, or to its end. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Uint8Array = new Uint8Array()

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next line, as Latin-1 and without its end. */
  async line(maxLength: number): Promise<string> {
    let text = ''
    for (;;) {
      const end = this.#held.indexOf(10)
      text += Buffer.from(this.#take(end < 0 ? this.#held.length : end + 1)).toString('latin1')
      if (text.length > maxLength) throw new BrokenAnswer('a line is too long')
      if (end >= 0) return text.replace(/\r?\n$/, '')
      await this.#need()
    }
  }

  /** The next `length` bytes. */
  async *bytes(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      while (this.#held.length === 0) await this.#need()
      const chunk = this.#take(left)
      left -= chunk.length
      yield chunk
    }
  }

  /** Everything up to the end of the stream. */
  async *rest(): AsyncGenerator<Uint8Array> {
    do {
      if (this.#held.length > 0) yield this.#take(this.#held.length)
    } while (await this.#fill())
  }

  #take(length: number): Uint8Array {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  async #need(): Promise<void> {
    if (!(await this.#fill())) throw new BrokenAnswer('the answer is cut short')
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#source.next()
    if (done) return false
    this.#held = value
    return true
  }
}
