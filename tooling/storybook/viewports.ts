/** The widths at which every page is checked, for the toolbars of both Storybooks. */
export const viewports = {
  small: viewport('Small phone (320)', 320, 568, 'mobile'),
  phone: viewport('Phone (390)', 390, 844, 'mobile'),
  tablet: viewport('Tablet (768)', 768, 1024, 'tablet'),
  laptop: viewport('Laptop (1280)', 1280, 800, 'desktop'),
  desktop: viewport('Desktop (1920)', 1920, 1080, 'desktop'),
}

function viewport(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name, type, styles: { width: `${width}px`, height: `${height}px` } }
}
