import { createRoot } from 'react-dom/client'
import { CropForm, type Question } from './crop-form.tsx'

/** Opens a dialog in which staff select part of a picture. Undefined if they cancel. */
export function askForPart(question: Question): Promise<File | undefined> {
  const dialog = document.createElement('dialog')
  dialog.className = 'crop'
  dialog.setAttribute('aria-labelledby', 'crop-title')
  document.body.append(dialog)
  const root = createRoot(dialog)
  const address = URL.createObjectURL(question.file)
  return new Promise((answer) => {
    const close = (file?: File) => {
      root.unmount()
      dialog.remove()
      URL.revokeObjectURL(address)
      answer(file)
    }
    dialog.addEventListener('close', () => close())
    root.render(<CropForm {...question} address={address} onDone={close} />)
    dialog.showModal()
  })
}
