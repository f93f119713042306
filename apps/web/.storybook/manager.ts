import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  // The key A shows it.
  showPanel: false,
  theme: create({ base: 'dark', brandTitle: "The site's pages", brandTarget: '_self' }),
})
