import { describe, expect, it } from 'vitest';
import { applications, portals } from './applications.mjs';
import { requireDistinctMetrics, withMetrics } from './metrics-addresses.mjs';

const listens = (environment) =>
  portals.map((portal) => withMetrics(portal, environment).PORTAL_METRICS_LISTEN);

describe('the figures of the portals', () => {
  it.each([
    [{}, [undefined, undefined]],
    [{ PORTAL_METRICS_LISTEN: '' }, ['', '']],
    [{ PORTAL_METRICS_LISTEN: '127.0.0.1:9401' }, ['127.0.0.1:9401', '127.0.0.1:9402']],
    [{ PORTAL_METRICS_LISTEN: '[::1]:9401' }, ['[::1]:9401', '[::1]:9402']],
    [{ PORTAL_METRICS_LISTEN: '127.0.0.1:0' }, ['127.0.0.1:0', '127.0.0.1:0']],
    [
      { PORTAL_METRICS_LISTEN: '127.0.0.1:9401', OVERSEAS_METRICS_LISTEN: '10.0.0.5:9500' },
      ['127.0.0.1:9401', '10.0.0.5:9500'],
    ],
    [{ OVERSEAS_METRICS_LISTEN: '10.0.0.5:9500' }, [undefined, '10.0.0.5:9500']],
    [
      { PORTAL_METRICS_LISTEN: '127.0.0.1:9401', SHELL_METRICS_LISTEN: '127.0.0.1:9300' },
      ['127.0.0.1:9300', '127.0.0.1:9402'],
    ],
    // The server says what is wrong with it.
    [{ PORTAL_METRICS_LISTEN: '9401' }, ['9401', '9401']],
  ])('with %j are at %j', (environment, expected) => {
    expect(listens(environment)).toEqual(expected);
  });

  it('are nothing to the gateway', () => {
    const environment = { PORTAL_METRICS_LISTEN: '127.0.0.1:9401' };
    expect(withMetrics(applications[0], environment)).toBe(environment);
  });

  it('need a port for each portal', () => {
    expect(() => listens({ PORTAL_METRICS_LISTEN: '127.0.0.1:65535' })).toThrow(
      'PORTAL_METRICS_LISTEN leaves no port for each portal; name a lower one.',
    );
  });
});

describe('two servers at the same address', () => {
  it.each([
    [
      { GATEWAY_METRICS_LISTEN: '127.0.0.1:9402', PORTAL_METRICS_LISTEN: '127.0.0.1:9401' },
      'GATEWAY_METRICS_LISTEN and PORTAL_METRICS_LISTEN want the same address 127.0.0.1:9402.',
    ],
    [
      { PORTAL_METRICS_LISTEN: '127.0.0.1:9401', OVERSEAS_METRICS_LISTEN: '127.0.0.1:9401' },
      'PORTAL_METRICS_LISTEN and OVERSEAS_METRICS_LISTEN want the same address 127.0.0.1:9401.',
    ],
  ])('are refused in one line: %j', (environment, message) => {
    expect(() => requireDistinctMetrics(environment)).toThrow(message);
  });

  it.each([
    {},
    { GATEWAY_METRICS_LISTEN: '127.0.0.1:9400', PORTAL_METRICS_LISTEN: '127.0.0.1:9401' },
    { GATEWAY_METRICS_LISTEN: '127.0.0.1:0', PORTAL_METRICS_LISTEN: '127.0.0.1:0' },
  ])('are none in %j', (environment) => {
    expect(() => requireDistinctMetrics(environment)).not.toThrow();
  });
});
