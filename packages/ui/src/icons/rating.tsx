import { Icon, type IconProps } from './icon.tsx'

const star = 'm12 3.2 2.7 5.5 6.1.9-4.4 4.3 1 6.1-5.4-2.9L6.6 20l1-6.1-4.4-4.3 6.1-.9z'
const halfStar = 'M12 3.2v13.9L6.6 20l1-6.1-4.4-4.3 6.1-.9z'

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={star} fill="currentColor" />
    </Icon>
  )
}

export function StarHalfIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={star} />
      <path d={halfStar} fill="currentColor" className="tp:rtl:origin-center tp:rtl:-scale-x-100" />
    </Icon>
  )
}

export function StarOutlineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={star} />
    </Icon>
  )
}
