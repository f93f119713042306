import type { Film } from './schemas/schemas.ts'

const files = import.meta.glob<Film>('./films/*.yaml', { eager: true, import: 'default' })

/** Every film and series, by title. A page about one of them imports its file alone. */
export const films: Film[] = Object.values(files).sort((a, b) => a.title.localeCompare(b.title))
