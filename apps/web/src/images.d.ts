declare module '*as=picture' {
  const picture: import('../content/types.ts').Picture
  export default picture
}
