declare module '*as=picture' {
  const picture: import('./content/schemas/schemas.ts').Picture
  export default picture
}
