import { LabelsProvider, LoadMore } from '@two-pastors/ui'
import { es } from '@two-pastors/ui/labels/es'
import type { Guide } from '../docs/guide.ts'

const nothing = () => {}
const more = <LoadMore shown={1200} total={5000} noun="películas" onMore={nothing} className="w-full" />

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Once around the whole page: words and numbers are in its language.',
        <div key="do" lang="es" className="w-full">
          <LabelsProvider labels={es} locale="es">
            {more}
          </LabelsProvider>
        </div>,
      ],
      dont: [
        'Without it the components speak English in a page that does not.',
        <div key="dont" lang="es" className="w-full">
          {more}
        </div>,
      ],
    },
  ],
}
