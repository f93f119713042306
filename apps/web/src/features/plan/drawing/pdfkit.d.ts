/** Parts of pdfkit 0.20 that @types/pdfkit 0.17 lacks. */
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
