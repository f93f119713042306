declare module '*as=picture' {
  const picture: import('./content/schemas/schemas.ts').Picture
  export default picture
}

declare module '*?script' {
  const code: string
  export default code
}
