/** The maximum size of an import in kB (1000 bytes, brotli), without React and other peers. */
export type Budget = {
  /** The text between `import` and `from`, or `the style sheet`. */
  what: string
  from: string
  kB: number
}

/**
 * A budget is the size of the import when it was set plus a seventh, rounded up to half a kB. A component that does
 * more may be larger, but the budget has to be raised here.
 * video.js, 64 kB or more, is loaded when a video is opened and not counted.
 */
export const budgets: Budget[] = [
  { what: '{ Button }', from: '@two-pastors/ui', kB: 3 },
  { what: '{ Carousel }', from: '@two-pastors/ui', kB: 4 },
  { what: '{ MediaCard }', from: '@two-pastors/ui', kB: 4.1 },
  { what: '{ Field, Input }', from: '@two-pastors/ui', kB: 1 },
  { what: '*', from: '@two-pastors/ui', kB: 17.5 },
  { what: '*', from: '@two-pastors/ui/combobox', kB: 3.5 },
  { what: '*', from: '@two-pastors/ui/dialog', kB: 14.2 },
  { what: '*', from: '@two-pastors/ui/sheet', kB: 14.2 },
  { what: '*', from: '@two-pastors/ui/alert-dialog', kB: 14.2 },
  { what: '*', from: '@two-pastors/ui/dropdown-menu', kB: 30 },
  { what: '*', from: '@two-pastors/ui/popover', kB: 24 },
  { what: '*', from: '@two-pastors/ui/labels/es', kB: 1.5 },
  { what: '*', from: '@two-pastors/ui/tabs', kB: 10 },
  { what: '*', from: '@two-pastors/ui/toaster', kB: 13.5 },
  { what: '*', from: '@two-pastors/ui/tooltip', kB: 20 },
  { what: '*', from: '@two-pastors/ui/qr-code', kB: 4.5 },
  { what: '*', from: '@two-pastors/ui/load-video-js', kB: 1 },
  { what: '*', from: '@two-pastors/ui/start-video', kB: 1 },
  { what: '*', from: '@two-pastors/ui/video-dialog', kB: 23.7 },
  { what: '*', from: '@two-pastors/ui/video-player', kB: 13 },
  { what: 'the style sheet', from: '@two-pastors/ui/styles.css', kB: 14 },
  { what: 'the style sheet', from: '@two-pastors/ui/components.css', kB: 10 },
  { what: 'the style sheet', from: '@two-pastors/ui/shield.css', kB: 0.5 },
  // With components.css, which holds every class of every component.
  { what: 'the style sheet', from: '@two-pastors/ui/theme.css', kB: 11 },
  { what: 'the style sheet', from: '@two-pastors/ui/tokens.css', kB: 1 },
  { what: 'the style sheet', from: '@two-pastors/ui/themes/auto.css', kB: 1 },
  { what: 'the style sheet', from: '@two-pastors/ui/themes/harbor.css', kB: 1 },
  { what: 'the style sheet', from: '@two-pastors/ui/fonts.css', kB: 0.5 },
  { what: 'the style sheet', from: '@two-pastors/ui/prose.css', kB: 1 },
  { what: 'the style sheet', from: '@two-pastors/ui/video-player.css', kB: 3 },
  { what: '*', from: '@two-pastors/feeds', kB: 5 },
  { what: '*', from: '@two-pastors/feeds/blog', kB: 28.5 },
  { what: '*', from: '@two-pastors/feeds/sanitize', kB: 18 },
  { what: '*', from: '@two-pastors/feeds/query', kB: 1 },
  { what: '*', from: '@two-pastors/feeds/doctor', kB: 44 },
]
