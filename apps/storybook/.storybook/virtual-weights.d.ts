declare module 'virtual:weights' {
  const weights: Record<string, number>
  export default weights
}
