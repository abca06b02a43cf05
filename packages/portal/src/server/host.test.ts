import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHost } from './host';

const allowed = ['.h5.portal.localhost', 'localhost', '127.0.0.1'];

const root = 'h5.portal.localhost';
test.each([
  ['www.h5.portal.localhost:3000', 'www', 'portal', root],
  ['SANMING.h5.portal.localhost', 'sanming', 'portal', root],
  ['h5.portal.localhost', null, 'portal', root],
  ['localhost:3000', null, null, null],
  ['127.0.0.1:3000', null, null, null],
])('%s is served', (header, label, domain, rootDomain) => {
  const host = header.toLowerCase();
  expect(readHost(header, allowed)).toEqual({ host, label, domain, rootDomain, local: true });
});

test.each([
  undefined,
  '',
  'example.com',
  'evil.localhost',
  'h5.portal.localhost.example.com',
  'xh5.portal.localhost',
  '.h5.portal.localhost',
  'a..h5.portal.localhost',
  'localhost.',
  'localhost:port',
  'localhost@example.com',
  'localhost/..',
  '127.0.0.1.example.com',
])('%s is refused', (header) => {
  expect(readHost(header, allowed)).toBeNull();
});

test('a public host is not local, and its fourth label is the channel', () => {
  expect(readHost('sanming.h5.xinglin.example', ['.h5.xinglin.example'])).toEqual({
    host: 'sanming.h5.xinglin.example',
    domain: 'xinglin',
    label: 'sanming',
    rootDomain: 'h5.xinglin.example',
    local: false,
  });
});

test('whatever comes, a served host ends as configuration says', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.domain(),
        fc.domain().map((domain) => `${domain}.h5.portal.localhost`),
      ),
      (header) => {
        const served = readHost(header, allowed);
        if (served)
          expect(served.host).toMatch(
            /^(?:(?:[a-z0-9.-]+\.)?h5\.portal\.localhost|localhost|127\.0\.0\.1)(?::\d+)?$/,
          );
      },
    ),
  );
});
