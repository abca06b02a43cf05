import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a gateway that a test can cut. */
export interface Line {
  close(): void;
}

/**
 * Opens a port that leads to the gateway's, and one on which a case says what is to happen: `POST /cut` breaks every
 * connection on the way, `POST /restart` has the gateway stop in order and start again.
 */
export async function openLine(
  ports: { readonly line: number; readonly control: number; readonly gateway: number },
  restart: () => Promise<void>,
): Promise<Line> {
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(ports.gateway, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      // An end of a connection that breaks takes the other with it.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const control = createHttpServer((request, response) => {
    if (request.url === '/cut') for (const socket of open) socket.destroy();
    const done = request.url === '/restart' ? restart() : Promise.resolve();
    done.then(
      () => response.end('{}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await Promise.all([
    new Promise<void>((listening) => line.listen(ports.line, '127.0.0.1', listening)),
    new Promise<void>((listening) => control.listen(ports.control, '127.0.0.1', listening)),
  ]);
  return {
    close() {
      for (const socket of open) socket.destroy();
      line.close();
      control.close();
      control.closeAllConnections();
    },
  };
}
