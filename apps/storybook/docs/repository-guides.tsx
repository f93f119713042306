import { Markdown } from '@storybook/addon-docs/blocks'
import embedding from '../../../docs/embedding.md?raw'
import readme from '../../../packages/ui/README.md?raw'

/** docs/embedding.md, where each sample has a button that copies it. */
export const EmbeddingGuide = () => <Guide>{embedding}</Guide>

export const ClassesGuide = () => <Guide>{sectionOf('Your own classes')}</Guide>

export const AsSourceGuide = () => <Guide>{sectionOf('As source').replace(/^#(#+) /gm, '$1 ')}</Guide>

/** A section of the package's README. */
const sectionOf = (title: string) => new RegExp(`^## ${title}\\n.*?(?=^## )`, 'ms').exec(readme)?.[0] ?? ''

const Guide = ({ children }: { children: string }) => (
  <Markdown>{withoutColors(withoutPaths(children))}</Markdown>
)

/** Links into the repository lead nowhere here: their words stay. */
const withoutPaths = (markdown: string) => markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')

/** The colors of Storybook's samples have too little contrast on the grounds of our themes. */
const withoutColors = (markdown: string) => markdown.replace(/^```\w+$/gm, '```text')
