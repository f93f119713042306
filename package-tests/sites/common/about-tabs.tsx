'use client'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@two-pastors/ui/tabs'

export function AboutTabs() {
  return (
    <Tabs defaultValue="story">
      <TabsList aria-label="About us">
        <TabsTrigger value="story">Story</TabsTrigger>
        <TabsTrigger value="people">People</TabsTrigger>
      </TabsList>
      <TabsContent value="story">A projector and a bedsheet, in 1998.</TabsContent>
      <TabsContent value="people">Eleven volunteers and a dog.</TabsContent>
    </Tabs>
  )
}
