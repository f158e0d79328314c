/** For injection: the name of the release that runs, empty when it has none. */
export const VERSION = Symbol('version');

/** For injection: when the process before this one hung and was ended; undefined when it did not. */
export const HUNG_AT = Symbol('hung at');
