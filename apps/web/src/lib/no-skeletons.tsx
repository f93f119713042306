/** In a `<noscript>`: nothing is going to come in the place of the page's skeletons. */
export function NoSkeletons() {
  return <style>{':has(> [data-slot=skeleton-card]) { display: none }'}</style>
}
