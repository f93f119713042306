/** The CMS' own words where staff would stumble: a full-width plus that some devices have no letter for, “didn’t match the pattern”. */
export function plainWords(): void {
  const words = CMS.getLocale('en')
  words.collection.collectionTop.newButton = 'New %{collectionLabel}'
  Object.assign(words.editor.editorControlPane.widget, {
    required: '%{fieldLabel} is still empty.',
    regexPattern: '%{fieldLabel} %{pattern}.',
  })
  CMS.registerLocale('en', words)
}
