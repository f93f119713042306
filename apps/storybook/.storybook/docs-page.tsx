import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useState } from 'react'
import { useTheme } from '../docs/use-theme.ts'
import { currentSurroundings, onSurroundings, surround } from './surroundings.ts'
import { readTokens, storybookTheme } from './theme.ts'

/** A docs page in the theme chosen in the toolbar. */
export function DocsPage({ context, children }: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  // Before anything on the page reads a token.
  useState(() => surround(currentSurroundings()))
  useLayoutEffect(() => onSurroundings(() => surround(currentSurroundings())), [])
  useTheme()
  const { colorScheme } = getComputedStyle(document.documentElement)
  const theme = storybookTheme(colorScheme === 'light' ? 'light' : 'dark', readTokens())
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  )
}
