declare module '*as=picture' {
  const picture: import('#model/schemas.ts').Picture
  export default picture
}

declare module '*?script' {
  const code: string
  export default code
}
