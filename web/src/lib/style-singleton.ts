import { useEffect } from 'react';

type Adopted = { sheet?: CSSStyleSheet; styles?: string; users: number };

function useAdopted(adopted: Adopted, styles: string): void {
  useEffect(() => {
    // A dialog above another one finds no scroll bar whose width it could leave free.
    if (adopted.users++ === 0 && adopted.styles !== styles) {
      const { sheet = new CSSStyleSheet() } = adopted;
      sheet.replaceSync(styles);
      if (!adopted.sheet) document.adoptedStyleSheets.push(sheet);
      adopted.sheet = sheet;
      adopted.styles = styles;
    }
    return () => {
      adopted.users--;
    };
  }, [adopted, styles]);
}

/**
 * How Radix's dialogs lock scrolling, replacing react-style-singleton (vite.config.ts): that writes a style element, which the
 * security policy refuses, while this adopts a style sheet. It stays when the last dialog has closed, as it applies only while the
 * body is marked: at each new sheet the browser looks at the rules of the whole page again.
 */
export function styleSingleton() {
  const adopted: Adopted = { users: 0 };
  return ({ styles }: { styles: string }): null => {
    useAdopted(adopted, styles);
    return null;
  };
}
