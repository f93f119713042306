import { Markdown } from '@storybook/addon-docs/blocks'
import embedding from '../../../docs/embedding.md?raw'
import readme from '../../../packages/ui/README.md?raw'

/** docs/embedding.md, where each sample has a button that copies it. */
export const EmbeddingGuide = () => <Guide>{embedding}</Guide>

/** A section of the package's README, one level up. */
export const AsSourceGuide = () => (
  <Guide>{(/^## As source\n.*?(?=^## )/ms.exec(readme)?.[0] ?? '').replace(/^#(#+) /gm, '$1 ')}</Guide>
)

const Guide = ({ children }: { children: string }) => (
  <Markdown>{withoutColors(withoutPaths(children))}</Markdown>
)

/** Links into the repository lead nowhere here: their words stay. */
const withoutPaths = (markdown: string) => markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')

/** The colors of Storybook's samples have too little contrast on the grounds of our themes. */
const withoutColors = (markdown: string) => markdown.replace(/^```\w+$/gm, '```text')
