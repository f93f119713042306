import type { Pastor } from '#content/schemas/schemas.ts'

const files = import.meta.glob<Pastor>('../../content/pastors/*.yaml', { eager: true, import: 'default' })

/** The two pastors, by name. */
export const pastors: Pastor[] = Object.values(files).sort((a, b) => a.name.localeCompare(b.name))
