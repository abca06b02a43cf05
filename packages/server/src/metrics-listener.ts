import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

/**
 * Answers `GET /metrics` at an address of its own, so that no way to the server itself leads there.
 * @throws the error of the socket where the address cannot be listened on.
 */
export async function listenForScrapes(
  metrics: Metrics,
  address: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(address, done);
  });
  // What asks for figures must not keep a server from ending.
  server.unref();
  return server;
}
