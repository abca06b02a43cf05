import { request, type ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Gives the page that runs the cases the gateway on its own origin, below `base`, as a portal does.
 * It hands on everything as it is, a broken connection too: a ready-made proxy would make an answer of it.
 */
export function gatewayInPage(base: string, port: number): Plugin {
  return {
    name: 'xinglin:gateway-in-page',
    configureServer({ middlewares }) {
      middlewares.use(base, (incoming, outgoing) => {
        // Connect takes `base` off the address.
        const { method, url: path, headers } = incoming;
        const options = { host: '127.0.0.1', port, method, path, headers, agent: false };
        const onward = request(options, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          answer.on('error', () => outgoing.destroy());
        });
        onward.on('error', () => breakOff(outgoing));
        outgoing.on('close', () => onward.destroy());
        incoming.pipe(onward);
      });
    },
  };
}

/**
 * Breaks the connection within the answer. Chromium repeats a request of its own accord when a kept
 * connection ends before any answer, and the case would see nothing of it.
 */
function breakOff(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  outgoing.write('{', () => outgoing.destroy());
}
