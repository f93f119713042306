/** What pdfkit 0.20 has and @types/pdfkit 0.17 doesn't know. */
declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>
}

declare namespace PDFKit {
  interface PDFDocument {
    /** Reads a picture, so that it can be drawn several times. */
    openImage(bytes: Uint8Array): PDFKit.Mixins.ImageSrc
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
