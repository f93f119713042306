const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Folders of packages/ui/src that hold no component, and words that the story of a component uses itself. */
const RESERVED = new Set([
  ...['fonts', 'icons', 'index', 'lib', 'styles', 'test', 'tests', 'themes'],
  ...['default', 'disabled', 'meta', 'outline', 'pressed', 'story'],
])

/** The spellings of a component's name, from 'poster-wall'. */
export type Names = {
  /** 'poster-wall' */
  kebab: string
  /** 'posterWall' */
  camel: string
  /** 'PosterWall' */
  Name: string
  /** 'Poster wall' */
  Words: string
}

/**
 * The spellings of a name that was typed.
 * @throws Error with one line that says what a name looks like.
 */
export function parseName(typed: string): Names {
  if (!typed)
    throw new Error('Which component? Give its name in kebab-case, such as: pnpm new:component poster-wall')
  if (!KEBAB_CASE.test(typed)) {
    const suggestion = toKebabCase(typed)
    const hint = KEBAB_CASE.test(suggestion) ? `: try ${suggestion}` : ', such as poster-wall'
    throw new Error(
      `"${typed}" is not kebab-case (small letters, digits and single hyphens, a letter first)${hint}`,
    )
  }
  const Name = typed.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  if (RESERVED.has(typed)) throw new Error(`"${typed}" is reserved: choose another name`)
  if (Name in globalThis)
    throw new Error(`${Name} is a name of JavaScript's own: choose another for the component`)
  const words = typed.replaceAll('-', ' ')
  return {
    kebab: typed,
    camel: Name.charAt(0).toLowerCase() + Name.slice(1),
    Name,
    Words: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

function toKebabCase(typed: string): string {
  return typed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
}
