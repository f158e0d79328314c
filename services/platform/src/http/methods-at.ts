import { api, type Endpoint } from '@golghar/contracts';

/** Parameters in contract paths stand for any text without a slash. */
const operations = Object.values<Endpoint>(api).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The methods that the contract knows at an address, which may have a query; none where it has no operation. */
export function methodsAt(url: string): string[] {
  const [path = ''] = url.split('?');
  return [...new Set(operations.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}
