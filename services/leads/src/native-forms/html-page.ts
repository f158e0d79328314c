import { colours, nightColours } from '@golghar/contracts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Of what is neither the mark's ground nor the focus, by day or by night. */
const variables = (of: typeof colours | typeof nightColours) =>
  `:root{--bg:${of.bg};--ink:${of.ink};--soft:${of['ink-2']};--line:${of['field-border']};--bad:${of.danger};--wash:${of['danger-ground']}}`;

/** The site's own colours and measures; its style sheet has a name that only the build knows. */
const style = `:root{color-scheme:light dark}${variables(colours)}
@media(prefers-color-scheme:dark){${variables(nightColours)}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.6 Mukta,Arial,sans-serif}
header{background:${colours.haldi};color:${colours.ink};border-bottom:7px solid ${colours.ink}}header a{display:inline-block;padding:1rem 0;font-weight:700;font-size:1.25rem;color:inherit;text-decoration:none}
.box{max-width:44rem;margin:auto;padding-inline:1.25rem}main{padding-block:2rem 4rem}h1{font-size:1.9rem;line-height:1.15;margin:0 0 1rem}
.bad{border:2px solid var(--bad);background:var(--wash);padding:1rem;margin-bottom:1.5rem}.bad ul{margin:.5rem 0 0;padding-left:1.2rem}.bad a,.error{color:var(--bad);font-weight:600}
label{display:block;font-weight:600;margin-top:1.1rem}.error{display:block}input,select,textarea{display:block;width:100%;min-height:2.9rem;padding:.5rem .8rem;margin-top:.25rem;border:1.5px solid var(--line);border-radius:6px;background:var(--bg);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--bad)}button{min-height:3.25rem;margin-top:1.5rem;padding:.5rem 1.6rem;border:0;border-radius:6px;background:var(--ink);color:var(--bg);font:inherit;font-weight:600}
:focus-visible{outline:3px solid ${colours.link};outline-offset:2px}@media(prefers-color-scheme:dark){:focus-visible{outline-color:${nightColours.link}}header :focus-visible{outline-color:${colours.link}}}
.button{display:block;min-height:3.25rem;margin-top:1.5rem;padding:.8rem 1.6rem;border-radius:6px;background:var(--ink);color:var(--bg);font-weight:600;text-align:center;text-decoration:none}.lead{margin:1.5rem 0;padding-left:1rem;border-left:4px solid ${colours.haldi}}.lead strong{font-size:1.25rem}bdi{overflow-wrap:anywhere}
.soft,.soft a{color:var(--soft)}.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

type Page = {
  language: string;
  title: string;
  home: { href: string; label: string };
  /** HTML. */
  content: string;
};

/** A page that the service draws itself, because it must work without a script. */
export const htmlPage = ({ language, title, home, content }: Page): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><title>${title}</title><style>${style}</style></head>
<body><header><div class="box"><a href="${home.href}">${home.label}</a></div></header><main class="box">${content}</main></body></html>`;
