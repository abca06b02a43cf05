import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { PortalServer } from '../server/create-portal-server';

/** A portal that listens, for requests that no client of Node would send. */
export interface ServedPortal {
  /** Sends the lines of a request and answers all that came back. */
  readonly send: (lines: readonly string[], body?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Lets a portal listen on a free port. */
export async function listen(portal: PortalServer): Promise<ServedPortal> {
  const server = createAdaptorServer({
    createServer,
    fetch: (request, environment) => portal.fetch(request, environment),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    send: (lines, body = '') =>
      new Promise((resolve, reject) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `${[...lines, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
          ),
        );
        socket.setEncoding('utf8');
        socket.on('data', (data) => (text += String(data)));
        socket.on('end', () => resolve(text));
        socket.on('error', reject);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
