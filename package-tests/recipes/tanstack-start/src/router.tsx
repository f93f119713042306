import { createRouter } from '@tanstack/react-router'
// Written by the build.
import { routeTree } from './routeTree.gen'

export function getRouter() {
  return createRouter({ routeTree })
}
