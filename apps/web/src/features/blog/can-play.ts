/**
 * Whether the Content-Security-Policy allows playing a film or recording (build/headers): from these hosts, or from
 * any if none are set.
 */
export function canPlay(address: string, mediaHosts: string[], siteUrl: string): boolean {
  if (mediaHosts.length === 0 || address.startsWith('/')) return true
  const { protocol, host, origin } = new URL(address)
  return (
    origin === siteUrl ||
    mediaHosts.some((allowed) => {
      const [scheme, name = ''] = allowed.split('://')
      if (`${scheme}:` !== protocol) return false
      return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
    })
  )
}
