/** For a `<noscript>`: hides skeletons, since nothing will ever replace them. */
export function HideSkeletons() {
  return <style>{':has(> [data-slot=skeleton-card]) { display: none }'}</style>
}
