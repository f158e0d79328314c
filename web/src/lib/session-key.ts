/** Where the answer about who is signed in is kept; null when nobody is. */
export const sessionKey = ['session'];
