import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '../dialog/dialog.tsx'
import {
  ArticleCard,
  ArticleCardSkeleton,
  Badge,
  Button,
  Carousel,
  Checkbox,
  EmptyState,
  Field,
  Grid,
  Input,
  LoadMore,
  MediaCard,
  PasswordInput,
  PictureHero,
  PosterCard,
  Prose,
  RatingStars,
  SectionHeading,
  Select,
  SkeletonCard,
  Spinner,
  StarIcon,
  Textarea,
} from '../index.ts'
import { QRCode } from '../qr-code/qr-code.tsx'
import { Sheet, SheetContent, SheetTrigger } from '../sheet/sheet.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs/tabs.tsx'
import { Toaster } from '../toaster/toaster.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VideoDialog } from '../video-dialog/video-dialog.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

const sources = [{ url: '/david.mp4', type: 'video/mp4' }]
const film = { title: 'David', image: '/david.jpg', genre: 'Animation' }

/** Every component of the package, as a page might have it. */
export function AllComponents() {
  return (
    <>
      <PictureHero title="David" picture={<img src="/david.jpg" alt="" />} actions={<Button>Watch</Button>} />
      <SectionHeading>Films</SectionHeading>
      <Carousel heading="Latest">
        {[1, 2, 3].map((id) => (
          <MediaCard key={id} {...film} rating={4.5} fit="contain" action={<a href="#watch" />} />
        ))}
      </Carousel>
      <Grid>
        <ArticleCard title="A review" image={null} link={<a href="#review" />} categories={['Drama']} />
        <ArticleCardSkeleton />
        <SkeletonCard />
        <PosterCard title="David" image={null} badge="Soon" link={<a href="#david" />} />
      </Grid>
      <LoadMore shown={1} total={2} onMore={() => {}} />
      <EmptyState title="Nothing found" icon={<StarIcon />} />
      <Field label="Name" hint="As you like" error="Missing">
        <Input />
      </Field>
      <Field label="Message">
        <Textarea />
      </Field>
      <Field label="Topic">
        <Select>
          <option>News</option>
        </Select>
      </Field>
      <PasswordInput aria-label="Password" />
      <Checkbox aria-label="News" />
      <Badge>New</Badge>
      <RatingStars rating={4.5} />
      <Spinner />
      <Prose html="<p>Text</p>" />
      <QRCode value="https://example.org" label="Tickets" />
      <Tabs defaultValue="plot">
        <TabsList aria-label="About">
          <TabsTrigger value="plot">Plot</TabsTrigger>
          <TabsTrigger value="cast">Cast</TabsTrigger>
        </TabsList>
        <TabsContent value="plot">Plot</TabsContent>
        <TabsContent value="cast">Cast</TabsContent>
      </Tabs>
      <Tooltip text="Once a month">
        <Button>Notify me</Button>
      </Tooltip>
      <Dialog>
        <DialogTrigger>Open dialog</DialogTrigger>
        <DialogContent>
          <DialogTitle>News</DialogTitle>
        </DialogContent>
      </Dialog>
      <Sheet>
        <SheetTrigger>Open drawer</SheetTrigger>
        <SheetContent title="Menu">Links</SheetContent>
      </Sheet>
      <VideoPlayer sources={sources} />
      <VideoDialog open={false} onOpenChange={() => {}} title="David" sources={sources} />
      <Toaster />
    </>
  )
}
