const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')

/** A page of the operator's own, outside the app, with the style sheet at that address. */
export const ownPage = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/art/mark/aurora.svg">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`

/** A small one: the mobile app's stand-in, the member site. */
export const page = (title: string, body: string): string => ownPage(title, '/phone/style.css', body)

export const STYLE = `:root { color-scheme: dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #10141a; color: #f2efe8; }
main { box-sizing: border-box; width: min(24rem, 92vw); padding: 2rem 1.5rem; border-radius: 1.25rem; background: #1a2029; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; }
label { display: block; margin: 1rem 0 .25rem; }
select, button { width: 100%; min-height: 3rem; border-radius: .75rem; border: 1px solid #4a5568; font: inherit; color: inherit; background: #10141a; }
button { margin-top: .75rem; cursor: pointer; font-weight: 600; }
button.main { background: #ffb03a; border-color: #ffb03a; color: #241703; }
:focus-visible { outline: 3px solid #8fd0ff; outline-offset: 2px; }
`
