import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHost } from './host';

const allowed = ['.h5.portal.localhost', 'localhost', '127.0.0.1'];

test.each([
  ['www.h5.portal.localhost:3000', 'www', true],
  ['SANMING.h5.portal.localhost', 'sanming', true],
  ['h5.portal.localhost', null, true],
  ['localhost:3000', null, true],
  ['127.0.0.1:3000', null, true],
])('%s is served', (header, label, local) => {
  expect(readHost(header, allowed)).toEqual({ host: header.toLowerCase(), label, local });
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
    label: 'sanming',
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
