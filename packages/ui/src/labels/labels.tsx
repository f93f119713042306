'use client'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { formatNumber } from '../lib/format-number.ts'
import type { Labels, LabelText } from './label-text.ts'

type Words = { labels: Labels; locale: string }

const WordsContext = createContext<Words>({ labels: {}, locale: 'en' })

export type LabelsProviderProps = {
  /**
   * Replacement texts, keyed by the English ones: a whole language or a few overrides. Omitted texts are inherited from the
   * surrounding provider.
   */
  labels?: Labels | undefined
  /**
   * How numbers and units are written, as a language tag such as `es-MX`.
   * @default 'en'
   */
  locale?: string | undefined
  children?: ReactNode
}

/**
 * The language of the components inside it. Without it they speak English.
 *
 * @example
 * import { es } from '@two-pastors/ui/labels/es'
 * <LabelsProvider labels={es} locale="es">…</LabelsProvider>
 */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  const outer = use(WordsContext)
  const words = useMemo(
    () => ({ labels: { ...outer.labels, ...labels }, locale: locale ?? outer.locale }),
    [outer, labels, locale],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The texts of the surrounding provider: `label('Play {title}', { title })`. */
export function useLabels() {
  const { labels, locale } = use(WordsContext)
  return {
    locale,
    label: (text: LabelText, values?: Record<string, string | number>) =>
      (labels[text] ?? text).replace(/{(\w+)}/g, (whole, name: string) => {
        const value = values?.[name] ?? whole
        return typeof value === 'number' ? formatNumber(value, locale) : value
      }),
  }
}
