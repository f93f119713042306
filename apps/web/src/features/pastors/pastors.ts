import type { Pastor } from '#model/schemas.ts'

const files = import.meta.glob<Pastor>('#content/pastors/*.yaml', { eager: true, import: 'default' })

/** The pastors, by name. */
export const pastors: Pastor[] = Object.values(files).sort((a, b) => a.name.localeCompare(b.name))
