/** Whether the visitor asked for less motion; also where the browser cannot say. */
export function wantsLessMotion(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches
  } catch {
    return true
  }
}
