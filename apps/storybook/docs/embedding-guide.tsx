import { Markdown } from '@storybook/addon-docs/blocks'
import guide from '../../../docs/embedding.md?raw'

/** docs/embedding.md, where each sample has a button that copies it. */
export const EmbeddingGuide = () => <Markdown>{withoutColors(withoutPaths(guide))}</Markdown>

/** Links into the repository lead nowhere here: their words stay. */
const withoutPaths = (markdown: string) => markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')

/** The colors of Storybook's samples have too little contrast on the grounds of our themes. */
const withoutColors = (markdown: string) => markdown.replace(/^```\w+$/gm, '```text')
