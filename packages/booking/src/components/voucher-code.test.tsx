// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import VoucherCode from './voucher-code';

afterEach(cleanup);

/** The drawn modules, each eight pixels wide, as a picture. */
function pictureOf(svg: Element) {
  const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const scale = 8;
  const size = { width: width * scale, height: height * scale };
  const data = new Uint8Array(size.width * size.height * 4).fill(255);
  const modules = svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g);
  for (const [, x, y] of modules ?? [])
    for (let down = 0; down < scale; down += 1)
      for (let right = 0; right < scale; right += 1) {
        const pixel =
          ((Number(y) - top) * scale + down) * size.width + (Number(x) - left) * scale + right;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { ...size, data };
}

it.each(['39161254', '482 913'])('draws %s so that a scanner reads the number alone', (code) => {
  render(<VoucherCode code={code} label="取号二维码" />);
  const drawn = screen.getByRole('img', { name: '取号二维码' });
  expect(decodeQR(pictureOf(drawn))).toBe(code.replace(' ', ''));
});
