import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import site from '#content/site.yaml'
import { absolute, idOf } from './address.ts'

/** The ministry, as the author of its reviews and posts. */
export const author = {
  '@type': 'Organization',
  '@id': idOf('/', 'organization'),
  name: site.name,
  url: absolute('/'),
} as const satisfies Organization

export const organization = {
  ...author,
  alternateName: site.shortName,
  description: site.mission,
  logo: absolute('/icon-512.png'),
  email: site.email,
  ...(site.phone && { telephone: site.phone.href.replace('tel:', '') }),
  ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
} as const satisfies Organization

export const website = {
  '@type': 'WebSite',
  '@id': idOf('/', 'website'),
  url: absolute('/'),
  name: site.name,
  alternateName: site.shortName,
  description: site.description,
  inLanguage: 'en',
  publisher: { '@id': author['@id'] },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction> as SearchAction,
} as const satisfies WebSite
