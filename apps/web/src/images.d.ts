/** What vite-imagetools makes of `?as=picture`. */
declare module '*as=picture' {
  const picture: {
    /** A srcset for each format, best first. */
    sources: Record<string, string>
    img: { src: string; w: number; h: number }
  }
  export default picture
}
