import { useId } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ControlButton } from './controls/control-button.tsx'
import type { Player } from './player/player.ts'
import { shortcutsFor } from './shortcuts.ts'

/** Closed before it is removed, or the browser would not return the focus. */
const openModal = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/** The list of keyboard shortcuts, in a dialog that takes the focus and returns it. */
export function ShortcutHelp({ player, onClose }: { player: Player; onClose: () => void }) {
  const { label } = useLabels()
  const heading = useId()
  return (
    <dialog
      ref={openModal}
      aria-labelledby={heading}
      data-slot="video-help"
      className="tp:m-auto tp:overflow-y-auto tp:rounded-md tp:border tp:border-line tp:bg-raised tp:shadow-card tp:p-0 tp:text-text"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      // Handled here, because the video dialog prevents the browser's default on Escape.
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div
        data-slot="video-help-header"
        className="tp:flex tp:items-center tp:justify-between tp:gap-4 tp:py-2 tp:ps-5 tp:pe-2"
      >
        <h2
          id={heading}
          data-slot="video-help-title"
          className="tp:m-0 tp:font-display tp:text-lg tp:font-semibold"
        >
          {label('Keyboard shortcuts')}
        </h2>
        <ControlButton label={label('Close keyboard shortcuts')} onClick={onClose}>
          <CloseIcon />
        </ControlButton>
      </div>
      <dl data-slot="video-help-list">
        {shortcutsFor(player).map(({ does, values, shown }) => (
          <div
            key={shown.join()}
            data-slot="video-help-row"
            className="tp:flex tp:items-center tp:justify-between tp:gap-4 tp:min-h-10 tp:break-inside-avoid tp:border-b tp:border-line"
          >
            <dt data-slot="video-help-text">{label(does, values)}</dt>
            <dd data-slot="video-help-keys" className="tp:m-0 tp:flex tp:gap-1.5">
              {shown.map((key) => (
                <kbd
                  key={key}
                  data-slot="video-key"
                  className="tp:rounded-sm tp:border tp:border-control tp:px-2 tp:font-text tp:text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
