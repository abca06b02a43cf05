import { describe, expect, it } from 'vitest';
import { readDeskConfig } from './config';

describe('settings of the staff app', () => {
  it('have defaults for this machine', () => {
    expect(readDeskConfig({ XINGLIN_SANDBOX: '1' })).toEqual({
      port: 3002,
      listenHost: '127.0.0.1',
      gatewayUrl: 'http://127.0.0.1:4000',
      hosts: ['localhost', '127.0.0.1'],
      portalSecret: null,
    });
  });

  it.each([
    ['desk.hospital.test', '.portal.hospital.test,overseas.test'],
    ['desk.localhost', '.localhost'],
    ['localhost', 'localhost,.h5.portal.localhost'],
    ['localhost', undefined],
  ])('serve %s beside portals on %s', (DESK_HOSTS, PORTAL_HOSTS) => {
    expect(readDeskConfig({ DESK_HOSTS, PORTAL_HOSTS }).hosts).toEqual([DESK_HOSTS]);
  });

  it.each([
    ['portal.test', 'portal.test', 'portal.test'],
    ['desk.portal.test', '.portal.test', 'desk.portal.test'],
    ['.hospital.test', 'h5.hospital.test', 'h5.hospital.test'],
    ['localhost,Portal.test', 'overseas.test,portal.test', 'portal.test'],
  ])('refuse %s where portals are on %s', (DESK_HOSTS, PORTAL_HOSTS, shared) => {
    expect(() => readDeskConfig({ DESK_HOSTS, PORTAL_HOSTS })).toThrow(
      `DESK_HOSTS must not name a host of PORTAL_HOSTS, but "${shared}" is one.`,
    );
  });

  it.each([
    [{ DESK_PORT: '70000' }, 'DESK_PORT'],
    [{ DESK_HOSTS: 'https://desk.test' }, 'DESK_HOSTS'],
    [{ GATEWAY_URL: 'ftp://gateway.test' }, 'GATEWAY_URL'],
    [{ GATEWAY_URL: 'http://me:hush@gateway.test' }, 'GATEWAY_URL'],
    [{ PORTAL_SECRET: 'short' }, 'PORTAL_SECRET'],
  ])('refuse %j by the name of the setting', (environment, name) => {
    expect(() => readDeskConfig(environment)).toThrow(name);
  });
});
