import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHost } from './host';

const allowed = ['.h5.portal.localhost', 'localhost', '127.0.0.1'];

const root = 'h5.portal.localhost';
test.each([
  ['www.h5.portal.localhost:3000', 'www', ['portal', 'localhost'], root],
  ['SANMING.h5.portal.localhost', 'sanming', ['portal', 'localhost'], root],
  ['h5.portal.localhost', null, ['portal', 'localhost'], root],
  ['localhost:3000', null, ['localhost'], null],
  ['127.0.0.1:3000', null, [], null],
])('%s is served', (header, label, domains, rootDomain) => {
  const host = header.toLowerCase();
  expect(readHost(header, allowed)).toEqual({ host, label, domains, rootDomain, local: true });
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
  'sanming.h5.portal.localhost.',
  '[::1]:3000',
  '10.0.0.1',
  'localhost:port',
  'localhost@example.com',
  'localhost/..',
  '127.0.0.1.example.com',
])('%s is refused', (header) => {
  expect(readHost(header, allowed)).toBeNull();
});

test('a public host is not local, and the label left of its entry is the channel', () => {
  expect(readHost('sanming.h5.xinglin.example', ['.h5.xinglin.example'])).toEqual({
    host: 'sanming.h5.xinglin.example',
    domains: ['xinglin', 'example'],
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
