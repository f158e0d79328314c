/** Whether a browser sent a form itself, without a script of ours. */
export const isForm = (headers: Record<string, string | string[] | undefined>): boolean =>
  String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
