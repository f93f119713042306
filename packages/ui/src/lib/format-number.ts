/**
 * A number as a language writes it. English needs no `Intl` for numbers below 1,000: its first use takes 15 ms on a laptop and
 * 150 ms on a slow phone, before the first card with a rating shows.
 */
export function formatNumber(value: number, locale: string): string {
  return locale.startsWith('en') && Math.abs(value) < 999
    ? `${+value.toFixed(3)}`
    : value.toLocaleString(locale)
}
