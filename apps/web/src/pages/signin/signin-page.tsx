import { Tabs, TabsContent, TabsList, TabsTrigger } from '@two-pastors/ui/tabs'
import { isBuild } from '#config/env.ts'
import page from '#content/pages/signin.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import type { Meta } from '#page-module.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        banner={page.banner}
        className="[--banner-focus:60%_50%] md:max-lg:[--banner-focus:95%_50%]"
      />
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-x-16 gap-y-8 px-(--tp-gutter) pt-10 lg:grid-cols-2">
        <SiteHtml
          html={page.note}
          className="self-start border-s-2 border-tp-accent ps-4 lg:order-last lg:mt-2 lg:max-w-prose"
        />
        <noscript>
          {isBuild && (
            <NeedsScript
              before="These forms need JavaScript, which is turned off here. They unlock nothing yet, so you miss nothing. If you have a question,"
              after="."
            />
          )}
        </noscript>
        <Tabs defaultValue="sign-in" className="noscript:hidden">
          <TabsList aria-label="Account">
            <TabsTrigger value="sign-in">Sign In</TabsTrigger>
            <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in">
            <SignInForm />
          </TabsContent>
          <TabsContent value="sign-up">
            <SignUpForm />
          </TabsContent>
        </Tabs>
      </div>
    </>
  )
}
