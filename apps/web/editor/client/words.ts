/** Replaces the CMS's confusing texts: a full-width plus sign that some fonts lack, “didn’t match the pattern”. */
export function plainWords(): void {
  const words = CMS.getLocale('en')
  words.collection.collectionTop.newButton = 'New %{collectionLabel}'
  Object.assign(words.editor.editorControlPane.widget, {
    required: '%{fieldLabel} is still empty.',
    regexPattern: '%{fieldLabel} %{pattern}.',
  })
  Object.assign(words.ui.toast, {
    onFailToPersist: 'Not saved. %{details}',
    onFailToDelete: '%{details}',
  })
  CMS.registerLocale('en', words)
}

/**
 * The CMS's announcement while an item is dragged names it by a random number. https://docs.dndkit.com/guides/accessibility
 */
const SAID: [RegExp, string][] = [
  [/^Picked up draggable item/, 'Picked up. Move it with the arrow keys.'],
  [/^Draggable item \S+ was (?:moved|dropped) over/, 'Moved.'],
  [/^Draggable item \S+ (?:is no longer|was dropped)/, 'Back in its place.'],
]

export function plainAnnouncements(): void {
  const replace = () => {
    for (const region of document.querySelectorAll('[id^="DndLiveRegion"]')) {
      const text = region.firstChild
      const [, plain] = SAID.find(([pattern]) => pattern.test(text?.nodeValue ?? '')) ?? []
      if (text && plain) text.nodeValue = plain
    }
  }
  new MutationObserver(replace).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/** Buttons that the CMS only draws as pictures. */
const ITEM_BUTTONS = {
  ':scope > button': 'Show or hide',
  ':scope > [role=button]': 'Move',
  ':scope > button:last-child': 'Remove',
}

/** Names the buttons of list items, which the CMS leaves unnamed: for screen readers, and as a tooltip. */
export function nameItemButtons(): void {
  const name = () => {
    for (const bar of document.querySelectorAll('[class*="ListItemTopBar"]:not(:has([title]))')) {
      for (const [place, words] of Object.entries(ITEM_BUTTONS)) {
        const button = bar.querySelector(place)
        button?.setAttribute('aria-label', words)
        button?.setAttribute('title', words)
      }
    }
  }
  new MutationObserver(name).observe(document.body, { childList: true, subtree: true })
}
