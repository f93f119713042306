import { EmbedElement } from './embed-element.ts'
import { make } from './make.ts'
import { mayFrame, playerFrame, watchPolicy } from './player-frame.ts'
import { siteUrl } from './site.ts'
import { embedAddress } from './watch-address.ts'

/**
 * `<tp-video watch="a-trailer"><a href="https://…/watch/a-trailer">A Trailer</a></tp-video>`: a video that plays in
 * its frame.
 */
export class TpVideo extends EmbedElement {
  static readonly observedAttributes = ['watch', 'start']
  #forget: (() => void) | undefined

  protected render() {
    const src = embedAddress(this.getAttribute('watch') ?? '', this.getAttribute('start'))
    if (!src) return undefined
    if (mayFrame()) return playerFrame(src, this.textContent?.trim() || 'Video')
    return make(
      'div',
      {},
      make('slot'),
      make(
        'p',
        { class: 'facts' },
        'The video plays here once the page is published. A preview or a file cannot show it.',
      ),
    )
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#forget = watchPolicy(siteUrl(''), () => this.showLink())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#forget?.()
  }
}
