import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from '../alert-dialog/alert-dialog.tsx'
import { Combobox, ComboboxOption } from '../combobox/combobox.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '../dialog/dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx'
import {
  Accordion,
  AccordionItem,
  AgeBadge,
  Alert,
  ArticleCard,
  ArticleCardSkeleton,
  Avatar,
  Badge,
  Banner,
  Breadcrumb,
  BreadcrumbItem,
  Button,
  Card,
  CardDescription,
  CardFooter,
  CardTitle,
  Carousel,
  Checkbox,
  ContentGuide,
  Countdown,
  EmptyState,
  Field,
  Footer,
  FooterGroup,
  Grid,
  Header,
  HyphenatedWords,
  Input,
  Label,
  LabelsProvider,
  LevelScale,
  LoadMore,
  MediaCard,
  NavigationMenu,
  NavigationMenuGroup,
  NavigationMenuLink,
  Pagination,
  PasswordInput,
  PictureHero,
  PosterCard,
  Progress,
  Prose,
  RadioGroup,
  RadioGroupItem,
  RatingStars,
  SectionHeading,
  Select,
  SkeletonCard,
  Spinner,
  StarIcon,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  Textarea,
} from '../index.ts'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.tsx'
import { QRCode } from '../qr-code/qr-code.tsx'
import { Sheet, SheetContent, SheetTrigger } from '../sheet/sheet.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs/tabs.tsx'
import { Toaster } from '../toaster/toaster.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VideoDialog } from '../video-dialog/video-dialog.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

const sources = [{ url: '/david.mp4', type: 'video/mp4' }]
const film = { title: 'David', image: '/david.jpg', genre: 'Animation' }

/** Every component of the package, as on a real page. */
export function AllComponents() {
  return (
    <LabelsProvider locale="en">
      <Surroundings />
      <Header brand={<a href="/">Films</a>} actions={<Button>Give</Button>} sticky>
        <NavigationMenu aria-label="Main">
          <NavigationMenuLink current>
            <a href="#films">Films</a>
          </NavigationMenuLink>
          <NavigationMenuGroup title="More">
            <NavigationMenuLink>
              <a href="#guides">Guides</a>
            </NavigationMenuLink>
          </NavigationMenuGroup>
        </NavigationMenu>
      </Header>
      <PictureHero title="David" picture={<img src="/david.jpg" alt="" />} actions={<Button>Watch</Button>} />
      <SectionHeading>Films</SectionHeading>
      <HyphenatedWords text="Event-Planning Guide" />
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
      <Combobox field={{ current: null }} aria-label="Films">
        <ComboboxOption value="David">David</ComboboxOption>
      </Combobox>
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
      <AgeBadge age={8} />
      <LevelScale level={2} />
      <ContentGuide
        concerns={[{ label: 'Violence', level: 3, note: 'A fight.', scenes: ['41 min: a wound'] }]}
        virtues={[{ label: 'Courage', level: 5, note: 'A boy steps forward.' }]}
      />
      <Label htmlFor="news">News</Label>
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
      <Footer note="The last line">
        <FooterGroup title="Watch">
          <li>
            <a href="#all">All films</a>
          </li>
        </FooterGroup>
      </Footer>
    </LabelsProvider>
  )
}

/** What most pages have around the films. */
function Surroundings() {
  return (
    <>
      <Banner aria-label="News" onDismiss={() => {}}>
        In theaters now
      </Banner>
      <Breadcrumb>
        <BreadcrumbItem>
          <a href="#home">Home</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>David</BreadcrumbItem>
      </Breadcrumb>
      <Alert title="Saved">Your list is on this device.</Alert>
      <Accordion>
        <AccordionItem title="Is it free?">Yes</AccordionItem>
      </Accordion>
      <Avatar name="Ruth Miller" src="/ruth.jpg" />
      <Card>
        <CardTitle>One showing</CardTitle>
        <CardDescription>Up to 200 seats</CardDescription>
        <CardFooter>
          <Button>Ask</Button>
        </CardFooter>
      </Card>
      <Countdown to={new Date('2100-01-01')} />
      <Pagination page={2} pages={9} link={(page) => <a href={`#page-${page}`}>{page}</a>} />
      <Progress aria-label="Making the kit" value={1} max={3} />
      <RadioGroup legend="Where?" defaultValue="church">
        <RadioGroupItem value="church">In a church</RadioGroupItem>
        <RadioGroupItem value="theater">In a theater</RadioGroupItem>
      </RadioGroup>
      <Switch aria-label="Large text" />
      <Table caption="Showings">
        <TableHeader>
          <TableRow>
            <TableHead>Day</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          <TableRow>
            <TableCell>Friday</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Popover>
        <PopoverTrigger>Open popover</PopoverTrigger>
        <PopoverContent aria-label="Filter">Filter</PopoverContent>
      </Popover>
      <DropdownMenu>
        <DropdownMenuTrigger>Open menu</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Copy</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog>
        <AlertDialogTrigger>Ask</AlertDialogTrigger>
        <AlertDialogContent title="Delete?" description="For good.">
          <AlertDialogCancel>Keep</AlertDialogCancel>
          <AlertDialogAction>Delete</AlertDialogAction>
        </AlertDialogContent>
      </AlertDialog>
    </>
  )
}
