import { CaptionsIcon, SettingsIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
import { chooseCaption } from '../player/captions.ts'
import type { Player } from '../player/create-player.ts'
import { useCaptions } from '../use-captions.ts'
import { Menu, MenuChoice, MenuItem } from './menu.tsx'

/** Chooses captions and their style. Renders nothing for a video without captions. */
export function CaptionsMenu({ player }: { player: Player }) {
  const { label } = useLabels()
  const { names, shown } = useCaptions(player)
  if (names.length === 0) return null
  return (
    <Menu label={label('Captions')} shortcut="C" icon={<CaptionsIcon data-on={shown >= 0 || undefined} />}>
      {(close) => {
        const choose = (index: number) => {
          chooseCaption(player, index)
          close()
        }
        return (
          <>
            <MenuChoice checked={shown < 0} onSelect={() => choose(-1)}>
              {label('Captions off')}
            </MenuChoice>
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two captions may have one name.
              <MenuChoice key={index} checked={index === shown} onSelect={() => choose(index)}>
                {name}
              </MenuChoice>
            ))}
            <MenuItem
              icon={<SettingsIcon />}
              onSelect={() => {
                close()
                openCaptionStyle(player)
              }}
            >
              {label('Caption style')}
            </MenuItem>
          </>
        )
      }}
    </Menu>
  )
}

/** Opens video.js's panel for the size and colors of captions. */
function openCaptionStyle(player: Player) {
  const settings = player.getChild('textTrackSettings')
  if (settings && 'open' in settings && typeof settings.open === 'function') settings.open()
}
