import { createServer, type Server } from 'node:http';
import { readMetrics } from './metrics';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves the metrics of this process at /metrics, on a port that the gateway does not know. */
export function startMetricsServer(host: string, port: number): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readMetrics().then(
      (metrics) => response.writeHead(200, { 'content-type': contentType }).end(metrics),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  // It must not keep a process going that is to end.
  server.unref();
  return server;
}
