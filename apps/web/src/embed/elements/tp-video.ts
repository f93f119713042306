import { EmbedElement } from './embed-element.ts'
import { playerFrame, watchPolicy } from './player-frame.ts'
import { siteUrl } from './site.ts'
import { embedAddress } from './watch-address.ts'

/** `<tp-video watch="david"><a href="https://…/watch/david">David</a></tp-video>`: a video, which plays in its frame. */
export class TpVideo extends EmbedElement {
  static readonly observedAttributes = ['watch', 'start']
  #forget: (() => void) | undefined

  protected render() {
    const src = embedAddress(this.getAttribute('watch') ?? '', this.getAttribute('start'))
    return src ? playerFrame(src, this.textContent?.trim() || 'Video') : undefined
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
