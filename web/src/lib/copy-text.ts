/** Copies a text to the clipboard. Resolves to false without TLS, or if the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? false;
