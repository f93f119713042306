import type { StaffPageOutline } from '#model/schemas.ts'

const files = import.meta.glob<StaffPageOutline>('#content/staff-pages/*.yaml', {
  eager: true,
  import: 'default',
  query: '?menu',
})

/** Where the pages that staff made are, and their places in the menus. */
export const staffPages = Object.values(files)

type Link = { to: string; label: string }

/** The links of a menu, with staff's pages at the places that they name. */
export function withStaffPages(links: Link[], menu: 'header' | 'footer', pages = staffPages): Link[] {
  const own = pages
    .filter((page) => page[menu] !== undefined && !page.movedTo)
    .sort((a, b) => (a[menu] ?? 0) - (b[menu] ?? 0))
  return own.reduce(
    (all, page) => all.toSpliced((page[menu] ?? 1) - 1, 0, { to: page.address, label: page.label }),
    links,
  )
}
