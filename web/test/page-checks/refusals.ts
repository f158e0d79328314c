import type { BrowserContext } from '@playwright/test';

/** Reports what the browser refuses from now on in all pages of a context, one line each. */
export async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('noteRefusal', (line: string) => refused.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile }) => {
      const { noteRefusal } = globalThis as unknown as { noteRefusal: (line: string) => void };
      noteRefusal(`${location.pathname}: ${effectiveDirective} ${sourceFile} ${sample}`);
    });
  });
  return refused;
}
