import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalServer, readConfig, type PortalServer } from '@xinglin/portal/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portal } from './portal';

const userOf = (token: string | undefined) => ({
  now: new Date().toISOString(),
  gmtExpired: new Date(Date.now() + 3_600_000).toISOString(),
  userInfoVO: {
    login: true,
    type: 0,
    isTempLogin: false,
    nickname: '陈立',
    verifyStatus: 1,
    corpconsult: token === 'corporate',
    gmtExpired: null,
  },
});

/** It knows whose session a call belongs to, and has no order. */
const gateway = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://gateway.invalid');
  const token = request.headers['token'];
  const data = pathname.endsWith('/getlogininfo') ? userOf(String(token)) : null;
  response.writeHead(data ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: data ? 0 : 50_300, message: '', data }));
});

async function serve(settings: Readonly<Record<string, string>>): Promise<PortalServer> {
  // A listening TCP server has an address with a port.
  const { port } = gateway.address() as AddressInfo;
  const environment = {
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    PORTAL_HOSTS: '.h5.portal.localhost,localhost',
    ...settings,
  };
  return createPortalServer({
    portal,
    config: readConfig(environment, 'SHELL_PORT', 0),
    client: {
      folder: import.meta.dirname,
      manifest: { 'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true } },
    },
  });
}

let withoutSite: PortalServer;
let withSite: PortalServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  withoutSite = await serve({});
  withSite = await serve({ CORPORATE_CONSULT_ORIGIN: 'https://corporate.example' });
}, 60_000);
afterAll(() => gateway.close());

const pages = [
  ['/my/consult/listall', '我的咨询', '/corp/consult/history'],
  ['/consult/order-detail/k1', '咨询详情', '/corp/consult/order-detail/k1'],
  ['/consult/dpchat?orderKey=k1', '在线问诊', '/corp/consult/dpchat?orderKey=k1'],
  ['/evaluation?orderId=k1', '评价这次就诊', '/corp/consultorder/comment/k1'],
] as const;

const titleOf = async (response: Response): Promise<string | undefined> =>
  /<title>(.*?)<\/title>/.exec(await response.text())?.[1];

describe.each(['www', 'sanming'])('on %s', (label) => {
  const get = (server: PortalServer, path: string, token: string) => {
    const host = `${label}.h5.portal.localhost`;
    const headers = { host, cookie: `xl_token=${token}` };
    return server.fetch(new Request(`http://${host}${path}`, { headers }));
  };

  test.each(pages)('a corporate-consult user reads %s here: %s', async (path, title) => {
    const [own, others] = await Promise.all([
      get(withoutSite, path, 'corporate'),
      get(withoutSite, path, 'other'),
    ]);
    expect(own.status).toBe(others.status);
    expect(await titleOf(own)).toContain(title);
  });

  test.each(pages)('and %s, %s, on the site that is configured: %s', async (path, title, there) => {
    const redirected = await get(withSite, path, 'corporate');
    expect(redirected.status).toBe(302);
    expect(redirected.headers.get('location')).toBe(`https://corporate.example${there}`);
    const other = await get(withSite, path, 'other');
    expect(await titleOf(other)).toContain(title);
  });
});
