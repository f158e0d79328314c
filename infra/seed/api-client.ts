type Endpoint = { method: string; path: string };

type Call = { id?: string; body?: unknown; headers?: Record<string, string> };

/** Calls the product's public API, as a browser would. */
export class ApiClient {
  private cookie = '';

  constructor(
    private readonly url: string,
    private readonly seedToken: string,
  ) {}

  /** @throws Error with the answer's text when it is no success */
  async call<T>({ method, path: pattern }: Endpoint, { id = '', body, headers = {} }: Call = {}): Promise<T> {
    const path = pattern.replace(':id', id);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'x-seed-token': this.seedToken,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return (text ? JSON.parse(text) : undefined) as T;
  }
}
