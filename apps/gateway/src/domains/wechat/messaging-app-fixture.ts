import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers as the messaging app does, and remembers what it was asked. */
export interface FakeMessagingApp {
  readonly url: string;
  readonly seen: { url: string; body: string }[];
  /** What is answered, by path; a test changes it. */
  readonly answers: Record<string, unknown>;
  close(): Promise<void>;
}

/** Opens one at a free port. */
export async function openMessagingApp(): Promise<FakeMessagingApp> {
  const seen: FakeMessagingApp['seen'] = [];
  const answers: FakeMessagingApp['answers'] = {
    '/cgi-bin/stable_token': { access_token: 'token', expires_in: 7200 },
    '/cgi-bin/ticket/getticket': { errcode: 0, ticket: 'real', expires_in: 7200 },
    '/wxa/generate_urllink': { errcode: 0, errmsg: 'ok', url_link: 'https://wxaurl.cn/abc' },
    '/cgi-bin/component/api_component_token': {
      component_access_token: 'platform-token',
      expires_in: 7200,
    },
    '/cgi-bin/component/api_create_preauthcode': { pre_auth_code: 'preauth', expires_in: 1800 },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://wechat');
      seen.push({ url: request.url ?? '', body });
      response.end(JSON.stringify(answers[pathname]));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    // A server that listens on a port has an address of this shape.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answers,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
