import { colours, nightColours } from '@golghar/contracts';

const variables = (of: typeof colours | typeof nightColours) =>
  `:root { --ground: ${of.bg}; --sunk: ${of.surface}; --ink: ${of.ink}; --quiet: ${of['ink-3']}; --line: ${of.hairline}; --link: ${of.link}; }`;

/** The look of the page about the API; it stands alone, because the site's own styles come with the site's scripts. */
export const referenceStyle = `
  :root {
    color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; scroll-padding-top: 1rem;
  }
  ${variables(colours)}
  @media (prefers-color-scheme: dark) {
    ${variables(nightColours)}
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); }
  a { color: var(--link); }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  code, .path { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
  header { max-width: 56rem; padding: 1.5rem 1rem 1rem; }
  nav { background: var(--sunk); padding: 0 1rem 1rem; font-size: 0.9375rem; max-height: 18rem; overflow-y: auto; }
  nav h2 { font-size: 0.8125rem; margin: 1rem 0 0.25rem; color: var(--quiet); }
  nav ul { list-style: none; margin: 0; padding: 0; }
  nav li a { display: block; padding: 0.25rem 0; text-decoration: none; }
  nav li a:hover { text-decoration: underline; }
  h2::first-letter { text-transform: uppercase; }
  main { max-width: 56rem; padding: 0 1rem 4rem; }
  h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 0.5rem; }
  main > h2 { font-size: 1.375rem; margin: 3rem 0 0; }
  section { border-top: 1px solid var(--line); padding: 1.25rem 0; margin-top: 1rem; }
  section h3 { font-size: 1.125rem; margin: 0; }
  section p { margin: 0.25rem 0 0; }
  .quiet { color: var(--quiet); }
  .method { font-weight: 700; }
  h4, summary { font-size: 0.9375rem; font-weight: 600; margin: 1rem 0 0.25rem; }
  summary { cursor: pointer; padding: 0.25rem 0; margin-top: 0.5rem; }
  table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
  th, td { text-align: left; padding: 0.375rem 0.75rem 0.375rem 0; vertical-align: top; border-top: 1px solid var(--line); }
  th { width: 34%; font-weight: 400; }
  @media (min-width: 60rem) {
    body { display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); }
    header { grid-column: 2; padding: 2rem 2.5rem 0; }
    nav { grid-area: 1 / 1 / 3; position: sticky; top: 0; height: 100vh; max-height: none; }
    main { grid-column: 2; padding: 0 2.5rem 4rem; }
  }`;
