import type { Shape } from '../../model/fields.ts'
import type { Json } from '../text/json.ts'

// The parts of Decap CMS's API that the editor uses (https://decapcms.org/docs/registering-widgets/,
// decap-cms-core/index.d.ts).

export type File = { data: string; file: { path: string; id?: string | null } }
export type DataFile = { path: string; slug: string; raw: string; newPath?: string }
export type NewEntry = { dataFiles: DataFile[]; assets: unknown[] }
export type SaveOptions = {
  newEntry?: boolean
  /** A draft of the entry already exists. */
  unpublished?: boolean
  collectionName?: string
}

/** https://decapcms.org/docs/custom-backends/ */
export type Backend = {
  entriesByFolder(folder: string, extension: string, depth: number): Promise<File[]>
  allEntriesByFolder?(folder: string, extension: string, depth: number, pathRegex?: RegExp): Promise<File[]>
  entriesByFiles(files: { path: string }[]): Promise<File[]>
  traverseCursor?(cursor: object, action: string): Promise<{ entries: File[]; cursor: object }>
  getEntry(path: string): Promise<File>
  persistEntry(entry: NewEntry, options: SaveOptions): Promise<unknown>
  deleteFiles?(paths: string[], message: string): Promise<unknown>
  unpublishedEntryDataFile?(collection: string, slug: string, path: string, id: string): Promise<string>
  /** What was published when the draft began, or was last brought up to date; empty for a new entry. */
  draftBase?(collection: string, slug: string, path: string): Promise<string>
}

export type SavedEntry = { collection: string; slug: string }

export type PreviewProps = {
  entry: { get(name: string): unknown }
  collection: { get(name: string): unknown }
}

/** A field's configuration, which the CMS keeps in maps of Immutable. */
export type FieldMap = { get(name: 'shape'): Immutable<Shape> | undefined; get(name: string): unknown }

/** The parts of its picture widget (decap-cms-widget-file/src/withFileControl.js). */
export type ImageControl = { props: { field: FieldMap }; handleChange: (event: unknown) => unknown }
type ImageWidget = {
  control: new (props: ImageControl['props']) => ImageControl
  preview: unknown
  schema: object
}

/** The English words that we replace (decap-cms-locales/src/en/index.js). */
type Words = {
  collection: { collectionTop: { newButton: string } }
  editor: { editorControlPane: { widget: Record<string, string> } }
  ui: { toast: Record<string, string> }
}

type BackendClass = new (config: { backend: object }, options: object) => Backend

type Cms = {
  init(options: { config: object }): void
  registerBackend(name: string, backend: BackendClass): void
  getBackend(name: string): { init(config: object, options: object): Backend }
  registerPreviewTemplate(name: string, component: unknown): void
  registerEventListener(listener: {
    name: 'postSave'
    handler: (event: { entry: Immutable<SavedEntry> }) => void
  }): void
  getLocale(name: 'en'): Words
  registerLocale(name: 'en', words: Words): void
  getWidget(name: 'image'): ImageWidget
  registerWidget(name: string, control: unknown, preview: unknown, schema: object): void
}

/** A component made with createClass, as before React had classes. */
type Component<Props, State> = {
  props: Props
  state: State
  setState(state: Partial<State>): void
}

declare global {
  var CMS: Cms
  var h: (tag: string, props: object | null, ...children: unknown[]) => unknown
  var createClass: <Props, State, Own>(
    definition: Own & ThisType<Component<Props, State> & Own> & { getInitialState(): State },
  ) => unknown
}

type Immutable<Value> = { toJS(): Value }

/** The content of an entry in its form. */
export const contentOf = (entry: PreviewProps['entry']) =>
  (entry.get('data') as Immutable<{ [key: string]: Json }>).toJS()

/** Files that were selected for an entry and are not on the site yet. */
export const uploadsOf = (entry: PreviewProps['entry']) =>
  (entry.get('mediaFiles') as Immutable<{ path: string; file?: Blob }[]> | undefined)?.toJS() ?? []
