import type { StaffPageOutline } from '#model/schemas.ts'

const files = import.meta.glob<StaffPageOutline>('#content/staff-pages/*.yaml', {
  eager: true,
  import: 'default',
  query: '?menu',
})

/** The addresses of pages that staff made, and their places in the menus. */
export const staffPages = Object.values(files)

type Link = { to: string; label: string }

/** A menu's links, with staff's pages at their places. */
export function withStaffPages(links: Link[], menu: 'header' | 'footer', pages = staffPages): Link[] {
  const own = pages
    .filter((page) => page[menu] !== undefined && !page.movedTo)
    .sort((a, b) => (a[menu] ?? 0) - (b[menu] ?? 0))
  return own.reduce(
    (all, page) => all.toSpliced((page[menu] ?? 1) - 1, 0, { to: page.address, label: page.label }),
    links,
  )
}
