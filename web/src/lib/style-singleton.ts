import { useEffect } from 'react';

let sheet: CSSStyleSheet | undefined;
let adopted = '';

function Style({ styles }: { styles: string }): null {
  useEffect(() => {
    // A dialog above another one finds no scroll bar whose width it could leave free.
    if (styles === adopted || document.body.hasAttribute('data-scroll-locked')) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(styles);
    adopted = styles;
  }, [styles]);
  return null;
}

/**
 * How Radix's dialogs lock scrolling, replacing react-style-singleton (vite.config.ts): that writes a style element, which the
 * security policy refuses, while this adopts a style sheet. It stays when the last dialog has closed, as it applies only while the
 * body is marked: at each new sheet the browser looks at the rules of the whole page again.
 */
export const styleSingleton = () => Style;
