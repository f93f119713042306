import { readOrigin } from './site.ts'
import { TpFamilyGuide } from './tp-family-guide.ts'
import { TpRow } from './tp-row.ts'
import { TpSignUp } from './tp-sign-up.ts'
import { TpVideo } from './tp-video.ts'

/** The script for other sites: /embed/v1.js, and /embed.js. docs/embedding.md is its documentation. */
readOrigin(document.currentScript)

const elements = {
  'tp-video': TpVideo,
  'tp-row': TpRow,
  'tp-sign-up': TpSignUp,
  'tp-family-guide': TpFamilyGuide,
}
for (const [name, element] of Object.entries(elements)) {
  // A page may load the script twice.
  if (!customElements.get(name)) customElements.define(name, element)
}
