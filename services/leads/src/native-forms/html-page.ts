export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The site's own colours and measures; its style sheet has a name that only the build knows. */
const style = `:root{color-scheme:light dark;--bg:#fff;--ink:#11162b;--soft:#414862;--line:#7c8497;--bad:#b42318;--wash:#fdeceb}
@media(prefers-color-scheme:dark){:root{--bg:#0d1120;--ink:#f1f3f7;--soft:#b9c0d2;--line:#6b7490;--bad:#ff9b8f;--wash:#35181c}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.6 Mukta,Arial,sans-serif}
header{background:#ffc531;color:#11162b;border-bottom:7px solid #11162b}header a{display:inline-block;padding:1rem 0;font-weight:700;font-size:1.25rem;color:inherit;text-decoration:none}
.box{max-width:44rem;margin:auto;padding-inline:1.25rem}main{padding-block:2rem 4rem}h1{font-size:1.9rem;line-height:1.15;margin:0 0 1rem}
.bad{border:2px solid var(--bad);background:var(--wash);padding:1rem;margin-bottom:1.5rem}.bad ul{margin:.5rem 0 0;padding-left:1.2rem}.bad a,.error{color:var(--bad);font-weight:600}
label{display:block;font-weight:600;margin-top:1.1rem}.error{display:block}input,select,textarea{display:block;width:100%;min-height:2.9rem;padding:.5rem .8rem;margin-top:.25rem;border:1.5px solid var(--line);border-radius:6px;background:var(--bg);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--bad)}button{min-height:3.25rem;margin-top:1.5rem;padding:.5rem 1.6rem;border:0;border-radius:6px;background:var(--ink);color:var(--bg);font:inherit;font-weight:600}
:focus-visible{outline:3px solid #1f3fa8;outline-offset:2px}@media(prefers-color-scheme:dark){:focus-visible{outline-color:#9db2ff}header :focus-visible{outline-color:#1f3fa8}}
.button{display:block;min-height:3.25rem;margin-top:1.5rem;padding:.8rem 1.6rem;border-radius:6px;background:var(--ink);color:var(--bg);font-weight:600;text-align:center;text-decoration:none}.lead{margin:1.5rem 0;padding-left:1rem;border-left:4px solid #ffc531}.lead strong{font-size:1.25rem}bdi{overflow-wrap:anywhere}
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
