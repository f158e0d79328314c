const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** 128 random bits; unlike randomUUID it also works without TLS. */
export const randomKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
