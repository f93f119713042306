import type { Answers } from '#features/plan/answers.ts'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { DownloadKit } from './download-kit.tsx'
import { KitTexts } from './kit-texts.tsx'

export { KitFiles } from './kit-files.tsx'

type KitPanelProps = { kit: Kit; answers: Answers; logos: Logos }

/** The whole kit as one file, and its texts. */
export function KitPanel({ kit, answers, logos }: KitPanelProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-10">
      <DownloadKit kit={kit} answers={answers} logos={logos} />
      <KitTexts kit={kit} logos={logos} />
    </div>
  )
}
