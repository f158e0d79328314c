/** The smallest id that could be made at a time: ids begin with it (UUID version 7). */
export const idAt = (at: number): string => {
  const hex = Math.max(at, 0).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};
