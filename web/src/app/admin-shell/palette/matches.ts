/** Whether each word that was typed begins a word of a label. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}
