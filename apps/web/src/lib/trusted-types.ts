/**
 * The Trusted Types policies that the Content-Security-Policy allows (build/headers): the browser rejects any string
 * assigned to `innerHTML` or to a script's URL that didn't come from one of them.
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */

let siteHtml: Pick<TrustedTypePolicy, 'createHTML'> | undefined

/** For HTML that is sanitized or our own. Only lib/site-html.tsx renders it. */
export function trustHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html
  const policy =
    siteHtml ?? window.trustedTypes.createPolicy('site-html', { createHTML: (text: string) => text })
  siteHtml = policy
  return policy.createHTML(html)
}

/**
 * The default policy, for strings from libraries. Markup is escaped, because they only use it to decode entities;
 * DOMParser's documents are inert, so its input stays as is. Scripts may be our own, the player's blob workers, or
 * Cloudflare's challenge.
 */
export function createDefaultPolicy(): void {
  // Workers have policies of their own.
  self.trustedTypes?.createPolicy('default', {
    createHTML: (html, _, sink) =>
      sink === 'DOMParser parseFromString' ? html : html.replaceAll('<', '&lt;'),
    createScriptURL: (url) => {
      if (isAllowedScript(new URL(url, location.href))) return url
      throw new TypeError(`Scripts from ${url} are not allowed`)
    },
  })
}

const isAllowedScript = ({ origin, href }: URL) =>
  origin === location.origin || href.startsWith('https://challenges.cloudflare.com/turnstile/')
