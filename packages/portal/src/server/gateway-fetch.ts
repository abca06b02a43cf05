import { Agent, request as requestPlain, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

/**
 * The way of a page's calls to the gateway: the part of `fetch` that the request layer uses, by Node's own client.
 * A page makes several calls and waits for them, and `fetch` with its streams costs more than rendering their answers.
 * @throws TypeError where a redirect answers; the error of the connection or of the signal otherwise.
 */
export const gatewayFetch: typeof fetch = async (input, init = {}) => {
  const { body, headers, method = 'GET', signal } = init;
  const isSimple = body === undefined || body === null || typeof body === 'string';
  if (
    !isSimple ||
    headers instanceof Headers ||
    Array.isArray(headers) ||
    input instanceof Request
  ) {
    return fetch(input, init);
  }
  const options: RequestOptions = {
    method,
    ...(headers && { headers }),
    ...(signal && { signal }),
  };
  return exchange(new URL(input), options, body ?? '', true);
};

function exchange(
  url: URL,
  options: RequestOptions,
  body: string,
  mayRepeat: boolean,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const send = isSecure ? requestSecure : requestPlain;
    const sent = send(url, { ...options, agent: isSecure ? secureAgent : agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400) reject(new TypeError('The gateway redirects.'));
        else resolve(readable(status, answer.headers, Buffer.concat(chunks)));
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The other end let go of a connection that was kept: nothing was read of this request.
      if (mayRepeat && sent.reusedSocket && error.code === 'ECONNRESET') {
        resolve(exchange(url, options, body, false));
      } else reject(error);
    });
    sent.end(body);
  });
}

/** What the request layer reads of an answer. */
function readable(
  status: number,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Buffer,
): Response {
  const answer: Pick<Response, 'ok' | 'status' | 'json' | 'text'> & {
    readonly headers: Pick<Headers, 'get'>;
  } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    text: async () => body.toString('utf8'),
    // As the parser gives it; the request layer checks what it reads.
    json: async () => JSON.parse(body.toString('utf8')) as unknown,
  };
  // The request layer reads no more than this of an answer; a whole Response is what costs.
  return answer as Response;
}
