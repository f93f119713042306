import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** The default of `@default 'md'` comes in two pairs of quotes: one is enough. */
export const unquoteDefaults: ArgTypesEnhancer = ({ argTypes }) => {
  for (const { table } of Object.values(argTypes)) {
    const value = table?.defaultValue
    if (value?.summary) value.summary = value.summary.replace(/^"'(.*)'"$/, '"$1"')
  }
  return argTypes
}
