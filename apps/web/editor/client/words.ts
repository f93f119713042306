/** Replaces confusing texts of the CMS: a full-width plus sign that some fonts lack, “didn’t match the pattern”. */
export function plainWords(): void {
  const words = CMS.getLocale('en')
  words.collection.collectionTop.newButton = 'New %{collectionLabel}'
  Object.assign(words.editor.editorControlPane.widget, {
    required: '%{fieldLabel} is still empty.',
    regexPattern: '%{fieldLabel} %{pattern}.',
  })
  CMS.registerLocale('en', words)
}
