/**
 * The types of the YAML files, which scripts/content/plugin.ts checks and compiles. Each declaration imports its type
 * inside: an import at the top would make this file a module, whose declarations are seen by nobody.
 */
declare module '*/config/site.yaml' {
  const site: import('../../scripts/content/schemas.ts').Site
  export default site
}
declare module '*/home-rows.yaml' {
  const rows: import('../../scripts/content/schemas.ts').HomeRow[]
  export default rows
}
declare module '*/sponsors.yaml' {
  const sponsors: import('../../scripts/content/schemas.ts').Sponsor[]
  export default sponsors
}
declare module '*/content/resources.yaml' {
  const resources: import('../../scripts/content/schemas.ts').Resource[]
  export default resources
}
declare module '*/content/blog.yaml' {
  const blog: import('../../scripts/content/schemas.ts').BlogContent
  export default blog
}
declare module '*/films/david.yaml' {
  const film: import('../../scripts/content/schemas.ts').Film
  export default film
}
declare module '*/films/king-of-kings.yaml' {
  const film: import('../../scripts/content/schemas.ts').Film
  export default film
}
declare module '*/films/the-mercy-ships.yaml' {
  const film: import('../../scripts/content/schemas.ts').Film
  export default film
}
declare module '*/legal/privacy-policy.yaml' {
  const text: import('../../scripts/content/schemas.ts').Legal
  export default text
}
declare module '*/legal/terms-of-service.yaml' {
  const text: import('../../scripts/content/schemas.ts').Legal
  export default text
}
declare module '*/pages/blog.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['blog']
  export default page
}
declare module '*/pages/contact.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['contact']
  export default page
}
declare module '*/pages/david.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['david']
  export default page
}
declare module '*/pages/david-pastors.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['david-pastors']
  export default page
}
declare module '*/pages/king-of-kings.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['king-of-kings']
  export default page
}
declare module '*/pages/mercy-ships.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['mercy-ships']
  export default page
}
declare module '*/pages/movies.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['movies']
  export default page
}
declare module '*/pages/notifications.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['notifications']
  export default page
}
declare module '*/pages/resources.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['resources']
  export default page
}
declare module '*/pages/reviews.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['reviews']
  export default page
}
declare module '*/pages/search.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['search']
  export default page
}
declare module '*/pages/series.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['series']
  export default page
}
declare module '*/pages/signin.yaml' {
  const page: import('../../scripts/content/schemas.ts').Pages['signin']
  export default page
}
