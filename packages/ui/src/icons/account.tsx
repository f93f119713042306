import { Icon, type IconProps } from './icon.tsx'

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 5.9A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M15.5 17.6a8.3 8.3 0 0 1-3.5.9C6 18.5 2.5 12 2.5 12a17 17 0 0 1 4.2-4.7" />
      <path d="M10 9.8a3 3 0 0 0 4.2 4.3M4 4l16 16" />
    </Icon>
  )
}

export function GoogleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.2 6.4A8.4 8.4 0 1 0 20.4 12H12.5" strokeWidth="2.5" />
    </Icon>
  )
}

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 4H15a3.5 3.5 0 0 0-3.5 3.5V21M7.5 12h8" strokeWidth="2.5" />
    </Icon>
  )
}
