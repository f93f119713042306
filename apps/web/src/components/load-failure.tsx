import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@two-pastors/ui'
import { blogQuery } from '../lib/blog.ts'

/** Says that the blog could not be had, and offers to try again. */
export function LoadFailure({ children }: { children: string }) {
  const queryClient = useQueryClient()
  return (
    <div className="mt-8 grid grid-cols-1 justify-items-center gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-10 text-center">
      <p role="alert" className="text-lg">
        {children}
      </p>
      <Button variant="outline" onClick={() => void queryClient.resetQueries(blogQuery)}>
        Try again
      </Button>
    </div>
  )
}
