// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DottedFacts } from './text-layout';

afterEach(cleanup);

const shown = (content: ReactNode) => render(<DottedFacts>{content}</DottedFacts>).container;

it('reads facts with their dots as one text, each dot with the fact behind it', () => {
  const line = shown('08:00–08:30 · 就诊人 王秀兰 · 已支付');
  expect(line.textContent).toBe('08:00–08:30 · 就诊人 王秀兰 · 已支付');
  const [, second] = [...line.querySelectorAll('.fact')].map((fact) => fact.textContent);
  expect(second).toBe(' · 就诊人 王秀兰');
});

it('leaves a text of one fact, and what is no text, as they are', () => {
  expect(shown('之江医院 骨科').innerHTML).toBe('之江医院 骨科');
  expect(shown(<b>¥45</b>).innerHTML).toBe('<b>¥45</b>');
});
