/**
 * Makes a page refuse what React cannot do once a browser has translated it. Chrome puts `<font>` elements in place of text
 * nodes. React keeps the nodes that it made: removing one, or inserting something before it, then throws and takes the whole
 * section down, and changing one changes nothing on the screen. Text that is an element's only child is safe, as React
 * writes the element's `textContent`; so is text inside `translate="no"`.
 *
 * Playwright sends the source of these functions to its pages, so they use nothing from outside.
 */
export function guardTexts(): void {
  const prototype = Node.prototype
  // Test files may share a page.
  if ('guardsTexts' in prototype) return
  Object.defineProperty(prototype, 'guardsTexts', { value: true })
  const { appendChild, insertBefore, removeChild } = prototype
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') ?? {}

  const isReacts = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.parentElement !== null &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$')) &&
    !node.parentElement.closest('[translate=no]')

  function check(node: Node | null, what: string): void {
    if (!isReacts(node)) return
    const { localName, textContent = '' } = node.parentElement ?? {}
    throw new Error(
      `React ${what} the text “${node.data}”, which a translating browser has replaced. Give it an element of its own, in <${localName}> ${textContent?.slice(0, 200)}`,
    )
  }

  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    check(child, 'moves')
    check(before, 'inserts before')
    return insertBefore.call(this, child, before) as Child
  }
  prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    check(child, 'moves')
    return appendChild.call(this, child) as Child
  }
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    check(child, 'removes')
    return removeChild.call(this, child) as Child
  }
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      check(this, `writes “${value}” into`)
      nodeValue.set?.call(this, value)
    },
  })
}

/**
 * Does to a page what Chrome's translation does: each text becomes `<font><font>` with the words of the other language, here
 * in brackets. Some extensions also put elements of their own among ours.
 */
export function translate(root: Element = document.body, extension = false): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('style, script, textarea, [translate=no]')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `[${text.data.trim()}]`
    outer.append(inner)
    text.replaceWith(outer)
    if (extension) outer.before(document.createElement('extension-mark'))
  }
}
