import type { Duplex } from 'node:stream';

/** What Node tells of a request that it could not read. */
type ReadError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

const longestLine = 8192;
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers a request that Node could not read, in place of its own answer. An address with Chinese in it as it is typed,
 * as links in messages and old programs have it, is no address to Node: the browser is sent to the same one in the
 * right writing.
 */
export function answerUnreadable(error: ReadError, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const address =
    error.code === 'HPE_INVALID_URL' && error.rawPacket ? writtenAddress(error.rawPacket) : null;
  const head =
    address === null
      ? [statuses[error.code ?? ''] ?? '400 Bad Request']
      : ['308 Permanent Redirect', `Location: ${address}`];
  socket.end(
    [`HTTP/1.1 ${head.join('\r\n')}`, 'Content-Length: 0', 'Connection: close', '', ''].join(
      '\r\n',
    ),
  );
}

/**
 * The address of a request for a page whose path or query holds UTF-8 as it is, with each such byte escaped; null for
 * any other request. It stays on its host: one that a browser would take for another host's is none.
 */
export function writtenAddress(packet: Buffer): string | null {
  const text = packet.toString('latin1', 0, longestLine);
  const [, typed] = /^(?:GET|HEAD) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/.exec(text) ?? [];
  if (typed === undefined || /^\/[/\\]/.test(typed) || !/[\x80-\xff]/.test(typed)) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(typed, 'latin1'));
  } catch {
    return null;
  }
  return typed.replaceAll(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
