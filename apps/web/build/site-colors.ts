import { folder } from '../model/folder.ts'
import type { Site } from '../model/schemas.ts'
import { readContent } from './content/read-content.ts'

/** The site's own colors, for what the build draws. */
export const siteColors = () => (readContent(`${folder.content}/site.yaml`) as Site).colors
