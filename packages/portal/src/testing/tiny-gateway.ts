import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as the tiny gateway received it. */
export interface ReceivedCall {
  readonly path: string;
  /** With its query. */
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How the tiny gateway answers one path: an envelope's data, a whole answer, or pieces that the test releases. */
export type Answer =
  | { readonly data: unknown }
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }
  | {
      readonly pieces: readonly string[];
      readonly between: Promise<void>;
      /** JSON unless told. */
      readonly contentType?: string;
      /** Called when the answer has ended, or its reader has left. */
      readonly closed?: () => void;
    }
  | { readonly silent: true };

/** A gateway of a few lines on a free port, for tests. */
export interface TinyGateway {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  answer(path: string, answer: Answer | ((call: ReceivedCall) => Answer)): void;
  close(): Promise<void>;
}

/** Starts one. It answers unknown paths with 404, and always a visitor's start-up and the tab bar. */
export async function startTinyGateway(now = '2026-12-01T08:00:00+08:00'): Promise<TinyGateway> {
  const calls: ReceivedCall[] = [];
  const answers = new Map<string, (call: ReceivedCall) => Answer>();
  answers.set('/moduleenterprisepartner/config/getbaseinfo', () => ({
    data: { userInfoVO: {}, now },
  }));
  answers.set('/bffnode/home/tabbar', () => ({ data: { items: [] } }));
  const server: Server = createServer((request, response) => {
    // A caller that leaves midway gets no answer.
    answerCall(request, response).catch(() => response.destroy());
  });
  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = new URL(request.url ?? '/', 'http://gateway.invalid').pathname;
    const call: ReceivedCall = {
      path,
      url: request.url ?? '/',
      method: request.method ?? '',
      headers: request.headers,
      body,
    };
    calls.push(call);
    const answer: Answer = answers.get(path)?.(call) ?? {
      status: 404,
      body: { code: 40400, message: 'unknown', data: null },
    };
    if ('silent' in answer) return;
    if ('pieces' in answer) {
      response.writeHead(200, { 'content-type': answer.contentType ?? 'application/json' });
      if (answer.closed) response.once('close', answer.closed);
      const [first = '', ...rest] = answer.pieces;
      response.write(first);
      await answer.between;
      response.end(rest.join(''));
      return;
    }
    const whole =
      'status' in answer
        ? answer
        : { status: 200, body: { code: 0, message: '', data: answer.data } };
    const headers = 'headers' in whole ? whole.headers : {};
    response.writeHead(whole.status, {
      'content-type': 'application/json',
      'set-cookie': 'gateway=own',
      ...headers,
    });
    response.end(JSON.stringify(whole.body));
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (path, answer) => {
      answers.set(path, typeof answer === 'function' ? answer : () => answer);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
