import { useEffect } from 'react'

/**
 * In the place of react-style-singleton, with which dialogs hold the page behind them: that writes a `<style>` element,
 * which the page's policy refuses (scripts/headers). A style sheet of the document's own is no markup.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet
  let users = 0
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    }, [styles])
    return null
  }
}
