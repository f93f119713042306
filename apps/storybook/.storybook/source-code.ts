/** Stands in for the value of a prop that is a function: what is left of it at run time is minified. */
export const FUNCTION = 'aFunction'

const stories = import.meta.glob<string>('../../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
})

type Context = { parameters: { fileName?: string; docs?: { source?: { originalSource?: string } } } }

/** The code of a story as one would write it on a page: for `docs.source.transform`. */
export async function sourceOf(code: string, { parameters }: Context): Promise<string> {
  const path = /[\w-]+\/[\w-]+\.stories\.tsx$/.exec(parameters.fileName ?? '')?.[0]
  const file = await stories[`../../../packages/ui/src/${path}`]?.()
  return file === undefined ? code : asWritten(code, file, parameters.docs?.source?.originalSource ?? '')
}

/** Above this length the output is mostly repetition, so show how the story creates it instead. */
const MAX_LINES = 80

/**
 * @param rendered what the story renders, as JSX
 * @param file the source of the story file
 * @param story the source of the story
 */
export function asWritten(rendered: string, file: string, story: string): string {
  const code = rendered.split('\n').length > MAX_LINES && story ? withoutPlay(story) : rendered
  // A picture of the stories is its own address, a page long.
  const short = code.replace(/"data:image\/svg[^"]*"/g, '"/pictures/film.jpg"')
  const handled = short.replace(
    /(\w+)=\{aFunction\}/g,
    (_, prop: string) => `${prop}={${valueIn(file, prop)}}`,
  )
  const names = [...new Set(Array.from(handled.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name))]
  const declared = names.flatMap((name) => declarationIn(file, name) ?? [])
  // Storybook may ask twice, the second time with the answer.
  return [...declared.filter((each) => !handled.includes(each)), handled].join('\n\n')
}

/** The function that a story file gives to a prop. A spy is a handler of the page's own. */
function valueIn(file: string, prop: string): string {
  const written = new RegExp(`\\b${prop}(?:: |=\\{)(\\([\\w, ]*\\) => <.*>)\\s*[,})]`).exec(file)?.[1]
  return written ?? prop.replace(/^on/, 'handle')
}

/** A component that only the story file has, as written there. */
function declarationIn(file: string, name: string): string | undefined {
  const found = new RegExp(`^(?:function|const) ${name}\\b.*$`, 'm').exec(file)
  if (!found) return undefined
  const [line] = found
  // It ends with the first line that is not indented; what fits on one line ends there.
  const rest = /[({[]$|=>$/.test(line)
    ? /(?:\n(?:[ \t].*)?)*\n\S.*/.exec(file.slice(found.index + line.length))
    : null
  return line + (rest?.[0] ?? '')
}

const withoutPlay = (story: string) =>
  story
    .replace(/,?\n {2}play: [\s\S]*?(?=,\n {2}\w|\n\}$)/, '')
    .replace(/,?\n {2}\.\.\.(onlyPlayed|rightToLeft)/, '')
