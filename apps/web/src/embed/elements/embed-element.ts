import hostCss from '#content/site.yaml?host-theme'
import style from './elements.css?inline'
import { make } from './make.ts'

/** How far below the window an element starts to load. */
const MARGIN = '400px'

let sheet: CSSStyleSheet | undefined

/** Not a `<style>`: a host's Content-Security-Policy would refuse that. */
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(style + hostCss)
  }
  return sheet
}

/**
 * What our custom elements have in common: they show the link inside them until they come near the viewport, then
 * what `render` returns. If that fails, the link stays.
 */
export abstract class EmbedElement extends HTMLElement {
  protected readonly root = this.attachShadow({ mode: 'open' })
  #observer: IntersectionObserver | undefined
  /** Counts requests: a response that comes too late is dropped. */
  #asked = 0

  /** What to show; undefined keeps the link. */
  protected abstract render(): HTMLElement | undefined | Promise<HTMLElement | undefined>

  connectedCallback(): void {
    this.root.adoptedStyleSheets = [sharedSheet()]
    this.showLink()
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        this.#observer?.disconnect()
        void this.#show()
      },
      { rootMargin: MARGIN },
    )
    this.#observer.observe(this)
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#asked++
  }

  attributeChangedCallback(): void {
    // The first attributes arrive before the element is connected.
    if (!this.#observer || !this.isConnected) return
    this.disconnectedCallback()
    this.connectedCallback()
  }

  /** Shows the element's own content: the link. */
  protected showLink(): void {
    this.root.replaceChildren(make('slot'))
  }

  async #show() {
    const asked = ++this.#asked
    try {
      const content = await this.render()
      if (content && asked === this.#asked) this.root.replaceChildren(make('div', { class: 'root' }, content))
    } catch (error) {
      console.warn(`<${this.localName}> could not be shown`, error)
    }
  }
}
