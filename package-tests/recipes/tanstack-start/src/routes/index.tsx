import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../common/page'

export const Route = createFileRoute('/')({ component: Page })
