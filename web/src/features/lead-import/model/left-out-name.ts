/** `leads.csv` gives `leads-left-out.csv`. */
export const leftOutName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-left-out.csv`;
