type Page = {
  language: string;
  title: string;
  home: { href: string; label: string };
  content: string;
};

/** A page that the service renders itself, because it must work without a script; style and mark are files of the site. */
export const htmlPage = ({ language, title, home, content }: Page): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><title>${title}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="/service-pages/form.css"></head>
<body><header><div class="box"><a href="${home.href}"><img src="/favicon.svg" alt="" width="40" height="40">${home.label}</a></div></header><main class="box">${content}</main></body></html>`;
