import { Icon, type IconProps } from './icon.tsx'

export function ReplayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12a7 7 0 1 0 2.2-5.1L4.5 9.5M4.5 5v4.5H9" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function CaptionsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M10.5 10.7a2 2 0 1 0 0 2.6m6.5-2.6a2 2 0 1 0 0 2.6" />
    </Icon>
  )
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </Icon>
  )
}

export function PictureInPictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 10V7.5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h4.5" />
      <rect x="12.5" y="13" width="8.5" height="6" rx="1" fill="currentColor" />
    </Icon>
  )
}

export function FullscreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9V4.5H9m6 0h4.5V9m0 6v4.5H15m-6 0H4.5V15" />
    </Icon>
  )
}

export function ExitFullscreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5V9H4.5m15 0H15V4.5m0 15V15h4.5m-15 0H9v4.5" />
    </Icon>
  )
}
