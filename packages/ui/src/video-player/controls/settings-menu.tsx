import { useState } from 'react'
import { ChevronLeftIcon, SettingsIcon } from '../../icons/icons.tsx'
import type { LabelText } from '../../labels/label-text.ts'
import { useLabels } from '../../labels/labels.tsx'
import { formatNumber } from '../../lib/format-number.ts'
import { canPictureInPicture, RATES, togglePictureInPicture } from '../player/playback.ts'
import type { Player } from '../player/player.ts'
import { AUTO, useQualities } from '../player/qualities.ts'
import type { VideoSource } from '../types.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { Menu, MenuItem, type MenuItemProps } from './menu.tsx'

type SettingsMenuProps = { player: Player; sources: VideoSource[]; onShortcuts: () => void }

type Page = {
  name: LabelText
  /** The current choice. */
  value: string
  choices: (MenuItemProps & { key: string | number })[]
}

/** Speed, quality, and the controls that do not fit a narrow bar. */
export function SettingsMenu({ player, sources, onShortcuts }: SettingsMenuProps) {
  const { label, locale } = useLabels()
  const [pageName, setPageName] = useState<LabelText>()
  const rate = usePlayerValue(player, () => player.playbackRate() ?? 1)
  const lines = usePlayerValue(player, () => Math.min(player.videoWidth(), player.videoHeight()))
  const { qualities, chosen, choose } = useQualities(player, sources)
  const nameOfRate = (rate: number) => (rate === 1 ? label('Normal') : `${formatNumber(rate, locale)}×`)
  const nameOfQuality = (name: string) => {
    if (name !== AUTO) return name
    return chosen?.label === AUTO ? `${label(AUTO)} (${lines}p)` : label(AUTO)
  }
  const speed: Page = {
    name: 'Speed',
    value: nameOfRate(rate),
    choices: RATES.map((each) => ({
      key: each,
      children: nameOfRate(each),
      checked: each === rate,
      onSelect: () => void player.playbackRate(each),
    })),
  }
  const quality: Page = {
    name: 'Quality',
    value: nameOfQuality(chosen?.label ?? ''),
    choices: qualities.map((each) => ({
      key: each.source.url,
      children: nameOfQuality(each.label),
      checked: each === chosen,
      onSelect: () => choose(each),
    })),
  }
  const pages = chosen ? [speed, quality] : [speed]
  const page = pages.find(({ name }) => name === pageName)

  return (
    <Menu
      label={label('Settings')}
      icon={<SettingsIcon />}
      page={page?.name}
      onClose={() => setPageName(undefined)}
    >
      {page ? (
        <>
          <MenuItem leads icon={<ChevronLeftIcon />} onSelect={() => setPageName(undefined)}>
            {label(page.name)}
          </MenuItem>
          {page.choices.map(({ key, ...choice }) => (
            <MenuItem key={key} {...choice} />
          ))}
        </>
      ) : (
        <>
          {pages.map(({ name, value }) => (
            <MenuItem key={name} leads value={value} onSelect={() => setPageName(name)}>
              {label(name)}
            </MenuItem>
          ))}
          {canPictureInPicture() && (
            <MenuItem hide="wide" onSelect={() => togglePictureInPicture(player)}>
              {label('Picture-in-picture')}
            </MenuItem>
          )}
          <MenuItem hide="touch" onSelect={onShortcuts}>
            {label('Keyboard shortcuts')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
