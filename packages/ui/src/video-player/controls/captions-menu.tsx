import { CaptionsIcon, SettingsIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import { captionsOf, chooseCaption, shownCaption } from '../player/captions.ts'
import type { Player } from '../player/player.ts'
import { distinct } from '../tracks.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { Menu, MenuItem } from './menu.tsx'

/** Chooses captions and their style. Renders nothing for a video without captions. */
export function CaptionsMenu({ player }: { player: Player }) {
  const { label } = useLabels()
  // A playlist may have names that the page's captions have too.
  const names = usePlayerValue(player, () =>
    distinct(captionsOf(player).map((track) => track.label || track.language || label('Captions'))).join(
      '\n',
    ),
  )
  const shown = usePlayerValue(player, shownCaption)
  if (names === '') return null
  return (
    <Menu label={label('Captions')} shortcut="C" icon={<CaptionsIcon data-on={shown >= 0 || undefined} />}>
      {[label('Captions off'), ...names.split('\n')].map((name, at) => (
        <MenuItem key={name} checked={at - 1 === shown} onSelect={() => chooseCaption(player, at - 1)}>
          {name}
        </MenuItem>
      ))}
      <MenuItem icon={<SettingsIcon />} onSelect={() => openCaptionStyle(player)}>
        {label('Caption style')}
      </MenuItem>
    </Menu>
  )
}

/** Opens video.js's panel for the size and colors of captions. */
function openCaptionStyle(player: Player) {
  const settings = player.getChild('textTrackSettings') as { open(): void } | undefined
  // Once the menu has closed, so that the panel returns the focus to its button.
  queueMicrotask(() => settings?.open())
}
