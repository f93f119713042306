// The type of every content file, from its schema. A film comes in its short form; import.meta.glob imports the rest
// with a query (views.ts).

declare module '#content/announcement.yaml' {
  const content: import('./schemas.ts').Content<'announcement'>
  export default content
}

declare module '#content/blog.yaml' {
  const content: import('./schemas.ts').Content<'blog'>
  export default content
}

declare module '#content/chapters.yaml' {
  const content: import('./schemas.ts').Content<'chapters'>
  export default content
}

declare module '#content/family-guide.yaml' {
  const content: import('./schemas.ts').Content<'family-guide'>
  export default content
}

declare module '#content/home.yaml' {
  const content: import('./schemas.ts').Home
  export default content
}

declare module '#content/home-rows.yaml' {
  const content: import('./schemas.ts').Content<'home-rows'>
  export default content
}

declare module '#content/kit.yaml' {
  const content: import('./schemas.ts').Content<'kit'>
  export default content
}

declare module '#content/legal/*.yaml' {
  const content: import('./schemas.ts').Content<'legal/*'>
  export default content
}

declare module '#content/moments.yaml' {
  const content: import('./schemas.ts').Content<'moments'>
  export default content
}

declare module '#content/pastors/*.yaml' {
  const content: import('./schemas.ts').Content<'pastors/*'>
  export default content
}

declare module '#content/plan.yaml' {
  const content: import('./schemas.ts').Content<'plan'>
  export default content
}

declare module '#content/podcasts.yaml' {
  const content: import('./schemas.ts').Content<'podcasts'>
  export default content
}

declare module '#content/resources.yaml' {
  const content: import('./schemas.ts').Content<'resources'>
  export default content
}

declare module '#content/reviews/*.yaml' {
  const content: import('./schemas.ts').Content<'reviews/*'>
  export default content
}

declare module '#content/search.yaml' {
  const content: import('./schemas.ts').Content<'search'>
  export default content
}

declare module '#content/site.yaml' {
  const content: import('./schemas.ts').Content<'site'>
  export default content
}

declare module '#content/site.yaml?colors' {
  const colors: import('./schemas.ts').Site['colors']
  export default colors
}

declare module '#content/site.yaml?*-theme' {
  const css: string
  export default css
}

declare module '#content/sponsors.yaml' {
  const content: import('./schemas.ts').Content<'sponsors'>
  export default content
}

declare module '#content/film-page.yaml' {
  const content: import('./schemas.ts').Content<'film-page'>
  export default content
}

declare module '#content/films/*.yaml' {
  const content: import('./schemas.ts').Film
  export default content
}

declare module '#content/pages/after.yaml' {
  const content: import('./schemas.ts').Pages['after']
  export default content
}

declare module '#content/pages/blog.yaml' {
  const content: import('./schemas.ts').Pages['blog']
  export default content
}

declare module '#content/pages/contact.yaml' {
  const content: import('./schemas.ts').Pages['contact']
  export default content
}

declare module '#content/pages/family.yaml' {
  const content: import('./schemas.ts').Pages['family']
  export default content
}

declare module '#content/pages/pastors.yaml' {
  const content: import('./schemas.ts').Pages['pastors']
  export default content
}

declare module '#content/pages/movies.yaml' {
  const content: import('./schemas.ts').Pages['movies']
  export default content
}

declare module '#content/pages/notifications.yaml' {
  const content: import('./schemas.ts').Pages['notifications']
  export default content
}

declare module '#content/pages/plan.yaml' {
  const content: import('./schemas.ts').Pages['plan']
  export default content
}

declare module '#content/pages/resources.yaml' {
  const content: import('./schemas.ts').Pages['resources']
  export default content
}

declare module '#content/pages/reviews.yaml' {
  const content: import('./schemas.ts').Pages['reviews']
  export default content
}

declare module '#content/pages/search.yaml' {
  const content: import('./schemas.ts').Pages['search']
  export default content
}

declare module '#content/pages/series.yaml' {
  const content: import('./schemas.ts').Pages['series']
  export default content
}

declare module '#content/pages/signin.yaml' {
  const content: import('./schemas.ts').Pages['signin']
  export default content
}

declare module '#content/images/*.svg' {
  const url: string
  export default url
}
