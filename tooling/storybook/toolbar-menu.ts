/** A menu of Storybook's toolbar: its values with their titles and, if they have one, their icons. */
export const toolbarMenu = <const Icon extends string>(
  description: string,
  icon: Icon,
  values: Record<string, [title: string, icon?: Icon]>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(values).map(([value, [title, icon]]) => ({ value, title, ...(icon && { icon }) })),
  },
})

/** For both Storybooks. */
export const motionMenu = toolbarMenu('Motion', 'lightning', {
  system: ['Motion of the system'],
  reduced: ['Reduced motion'],
})
