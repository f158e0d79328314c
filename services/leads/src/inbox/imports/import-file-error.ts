/** What is wrong with a file, in words for whoever sent it. */
export class ImportFileError extends Error {}
