export const NUMBERS_ENTRY = 'src/admin/numbers/main.tsx'

/** The page with the numbers, for the build and the development server. */
export const numbersHtml = (script: string, styles: string[] = []) => `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Numbers</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script type="module" src="/${script}"></script>
</head>
<body><div id="numbers"><noscript>The numbers need JavaScript.</noscript></div></body>
</html>
`
