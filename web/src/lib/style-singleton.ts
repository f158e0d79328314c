import { useEffect } from 'react';

type Adopted = { sheet?: CSSStyleSheet; users: number };

function useAdopted(adopted: Adopted, styles: string): void {
  useEffect(() => {
    if (adopted.users++ === 0) {
      adopted.sheet = new CSSStyleSheet();
      adopted.sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted.sheet];
    }
    return () => {
      if (--adopted.users === 0)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== adopted.sheet);
    };
  }, [adopted, styles]);
}

/**
 * How Radix's dialogs lock scrolling, replacing react-style-singleton (vite.config.ts): that writes a style element, which the
 * security policy refuses, while this adopts a style sheet.
 */
export function styleSingleton() {
  const adopted: Adopted = { users: 0 };
  return ({ styles }: { styles: string }): null => {
    useAdopted(adopted, styles);
    return null;
  };
}
