import { pictures } from '@two-pastors/tooling/sample-media'
import { ArticleCard, Button } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const date = { iso: '2025-11-21', text: 'November 21, 2025' }

export const guide = (
  <>
    <Do says="A sentence that makes one curious, and a link that says where it leads.">
      <ArticleCard
        title="What a storm taught the crew"
        image={pictures.wide}
        date={date}
        categories={['Faith', 'Family']}
        description="Three weeks at sea, one hospital, four hundred patients."
        actions={
          <Button variant="link" asChild>
            <a href="#review">Read Full Review</a>
          </Button>
        }
      />
    </Do>
    <Dont says="A title that could stand above anything, and a link that is called like eleven others.">
      <ArticleCard
        title="Review"
        image={pictures.wide}
        date={date}
        categories={['Faith', 'Family']}
        description="Click below to read our new review."
        actions={
          <Button variant="link" asChild>
            <a href="#more">More</a>
          </Button>
        }
      />
    </Dont>
  </>
)
