import { join } from 'node:path';
import { isLocalHost } from '@xinglin/rules';
import { readConfig } from '../server/config';
import type { Manifest } from '../server/assets';
import {
  createPortalServer,
  type PortalServer,
  type PortalServerOptions,
} from '../server/create-portal-server';
import { quietLog } from './quiet-log';
import type { ReceivedCall, TinyGateway } from './tiny-gateway';
import { tinyCentre, tinyHospital } from './tiny-answers';
import { tinyPortal } from './tiny-portal';

const manifest: Manifest = {
  'src/entry.client.ts': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_core.js'],
    css: ['assets/entry.css'],
  },
  '_core.js': { file: 'assets/core.js' },
  'src/features/directory.ts': { file: 'assets/directory.js' },
  'src/features/account.ts': { file: 'assets/account.js' },
  '../../packages/directory/src/pages/index.page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
  },
  '../../packages/account/src/pages/my/profile.page.tsx': { file: 'assets/profile.js' },
  '../../partners/sanming/src/index.ts': { file: 'assets/sanming.js', css: ['assets/sanming.css'] },
};

export const loginInfo = '/moduleenterprisepartner/config/getlogininfo';
export const search = '/modulesearch/mergesearch/hospitallist.json';
export const centre = '/moduleoverlap/user/personalcenter';

/** Hosts that the tiny portal serves, as its setting says them. */
export const tinyHosts = '.h5.portal.localhost,localhost,.h5.xinglin.example';

const hour = 3_600_000;

/** Who the session of a call belongs to: the token is the name. */
export const person = (call: ReceivedCall) => ({
  data: {
    now: new Date().toISOString(),
    gmtExpired: new Date(Date.now() + hour).toISOString(),
    userInfoVO: {
      login: true,
      type: call.headers['token'] === 'doctor' ? 1 : 0,
      isTempLogin: call.headers['token'] === 'temporary',
      nickname: `person ${String(call.headers['token'])}`,
      verifyStatus: 1,
      corpconsult: false,
      wxConfigVO: { hasWxDevice: call.headers['deviceid'] === 'known' },
      gmtExpired: null,
    },
  },
});

/** A server of the tiny portal that has kept nothing yet, over a gateway that knows who asks. */
export async function serveTinyPortal(
  gateway: TinyGateway,
  settings: Readonly<Record<string, string>> = {},
  options: Partial<PortalServerOptions> = {},
): Promise<PortalServer> {
  gateway.answer(loginInfo, person);
  gateway.answer(search, {
    data: { items: [tinyHospital], total: 1, pageNo: 1, pageSize: 20 },
  });
  gateway.answer(centre, (call) => ({
    data: tinyCentre(String(call.headers['token'])),
  }));
  return createPortalServer({
    portal: tinyPortal,
    config: readConfig(
      {
        GATEWAY_URL: gateway.url,
        PORTAL_HOSTS: tinyHosts,
        NATIVE_APP_ONLY_HOSTS: 'sd.h5.portal.localhost',
        ...settings,
      },
      'PORT',
      0,
    ),
    client: { folder: join(import.meta.dirname, 'client'), manifest },
    log: quietLog,
    ...options,
  });
}

/** Asks it as a browser would. */
export async function askPortal(
  portal: PortalServer,
  path: string,
  headers: Record<string, string> = {},
  host = 'localhost',
  method = 'GET',
): Promise<Response> {
  return portal.fetch(
    new Request(`http://${host}${path}`, { method, headers: { host, ...headers } }),
  );
}

/** What a test changes of a call. */
export interface TinyCall {
  readonly host?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly method?: string;
}

/** A call as a browser's page sends it. */
export async function callThrough(
  portal: PortalServer,
  path: string,
  { host = 'localhost', headers = {}, body = '{}', method = 'POST' }: TinyCall = {},
): Promise<Response> {
  return portal.fetch(
    new Request(`http://${host}/gateway${path}`, {
      method,
      headers: {
        host,
        origin: `${isLocalHost(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...headers,
      },
      ...(method === 'POST' ? { body } : {}),
    }),
  );
}
