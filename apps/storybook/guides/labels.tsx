import { LabelsProvider, LoadMore } from '@two-pastors/ui'
import { es } from '@two-pastors/ui/labels/es'
import { Do, Dont } from '../docs/guide-view.tsx'

const nothing = () => {}
const more = <LoadMore shown={1200} total={5000} noun="películas" onMore={nothing} className="w-full" />

export const guide = (
  <>
    <Do says="Once around the whole page: words and numbers are in its language.">
      <div lang="es" className="w-full">
        <LabelsProvider labels={es} locale="es">
          {more}
        </LabelsProvider>
      </div>
    </Do>
    <Dont says="Without it the components speak English in a page that does not.">
      <div lang="es" className="w-full">
        {more}
      </div>
    </Dont>
  </>
)
