/** The editor's page. `files` is where its own style sheet and script are. */
export const editorHtml = (files: { css: string; script: string }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.ico" />
    <link rel="stylesheet" href="${files.css}" />
    <script>window.CMS_MANUAL_INIT = true</script>
    <script src="/admin/decap-cms.js"></script>
  </head>
  <body>
    <script type="module" src="${files.script}"></script>
  </body>
</html>
`

/** The page of the sign-in window (client/sign-in.ts). */
export const signInHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Sign in | Editor</title>
    <style>
      body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; color: #1b1b2f; background: #fff }
      main { max-width: 34rem; margin: auto; padding: 15vh 1.5rem }
      h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2 }
    </style>
  </head>
  <body>
    <main>
      <h1>Sign in</h1>
      <p role="status">One moment: GitHub is asked.</p>
      <noscript><p>The editor needs JavaScript.</p></noscript>
    </main>
    <script type="module" src="/admin/sign-in.js"></script>
  </body>
</html>
`

/** The page that shows the site with a draft (preview/main.ts). */
export const previewHtml = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Preview | Editor</title>
    <link rel="stylesheet" href="/admin/preview/style.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/admin/preview/main.js"></script>
  </body>
</html>
`
