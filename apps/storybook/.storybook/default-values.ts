import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Removes the second pair of quotes that Storybook adds to a `@default 'md'`. */
export const unquoteDefaults: ArgTypesEnhancer = ({ argTypes }) => {
  for (const { table } of Object.values(argTypes)) {
    const value = table?.defaultValue
    if (value?.summary) value.summary = value.summary.replace(/^"'(.*)'"$/, '"$1"')
  }
  return argTypes
}
