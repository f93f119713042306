import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Defaults such as `@default 'md'` arrive with two pairs of quotes; this removes one. */
export const unquoteDefaults: ArgTypesEnhancer = ({ argTypes }) => {
  for (const { table } of Object.values(argTypes)) {
    const value = table?.defaultValue
    if (value?.summary) value.summary = value.summary.replace(/^"'(.*)'"$/, '"$1"')
  }
  return argTypes
}
