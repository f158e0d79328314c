/** For injection: the name of the release that runs, empty when it has none. */
export const VERSION = Symbol('version');
