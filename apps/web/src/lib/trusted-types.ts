/**
 * What may become markup or code, where the page's policy asks for Trusted Types (scripts/headers): a string that reaches
 * `innerHTML` or a script's address by another way than these two policies is refused by the browser.
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */

let siteHtml: Pick<TrustedTypePolicy, 'createHTML'> | undefined

/** Of HTML that is ours, or sanitised: components/site-html.tsx alone puts it on a page. */
export function trustHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html
  const policy =
    siteHtml ?? window.trustedTypes.createPolicy('site-html', { createHTML: (text: string) => text })
  siteHtml = policy
  return policy.createHTML(html)
}

/**
 * For libraries, which hand strings over. Markup becomes text: they only want its entities read. A document made by
 * DOMParser is inert, and stays what it is. Scripts are this site's own, the workers that the player makes of its own code,
 * and Cloudflare's challenge.
 */
export function guardLibraries(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _, sink) =>
      sink === 'DOMParser parseFromString' ? html : html.replaceAll('<', '&lt;'),
    createScriptURL: (address) => {
      if (isOwnScript(new URL(address, location.href))) return address
      throw new TypeError(`This site runs no script from ${address}`)
    },
  })
}

const isOwnScript = ({ origin, href }: URL) =>
  origin === location.origin || href.startsWith('https://challenges.cloudflare.com/turnstile/')
