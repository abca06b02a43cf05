import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownDocument } from './own-document';

test.each([
  ['orderNo=26112201', '/gateway/order/orderinfo/voucher.pdf?orderNo=26112201'],
  ['fileId=a-b_1', '/gateway/kanoupload/file/a-b_1'],
  ['orderNo=1&fileId=2', '/gateway/order/orderinfo/voucher.pdf?orderNo=1'],
  ['reportNo=C1&patientId=p-1', '/gateway/order/physical/report.pdf?orderNo=C1&patientId=p-1'],
  ['reportNo=C1', '/gateway/order/physical/report.pdf?orderNo=C1'],
  ['reportNo=C1&patientId=../x', '/gateway/order/physical/report.pdf?orderNo=C1'],
  ['reportNo=../x', null],
  ['', null],
  ['orderNo=', null],
  ['url=https://evil.example/a.pdf', null],
  ['file=/etc/passwd', null],
  ['fileId=../../user', null],
  ['fileId=https://evil.example', null],
  ['orderNo=1%26x%3D2', null],
])('?%s is %s', (query, path) => {
  expect(ownDocument(new URLSearchParams(query))?.path ?? null).toBe(path);
});

test('no query leads anywhere but to the three calls', () => {
  const value = fc.string({ unit: 'binary-ascii', maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom('orderNo', 'reportNo', 'fileId'), value, (name, text) => {
      const path = ownDocument(new URLSearchParams({ [name]: text }))?.path;
      if (path === undefined) return;
      const url = new URL(path, 'https://portal.invalid');
      expect(url.origin).toBe('https://portal.invalid');
      expect(url.pathname).toMatch(
        /^\/gateway\/(?:order\/orderinfo\/voucher\.pdf|order\/physical\/report\.pdf|kanoupload\/file\/[\w-]+)$/,
      );
    }),
  );
});
