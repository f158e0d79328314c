import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a complete page at build time: what loads lazily in the browser is in the HTML too, and in its place. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { headers, status });
}
