// @vitest-environment happy-dom
import { createI18n, I18nProvider } from '@xinglin/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../locales/en.json';
import { Countdown } from './countdown';
import type { CountdownProps } from './props';

const start = Date.parse('2026-11-20T10:00:00+08:00');
const i18n = createI18n({ locale: 'en', resources: { ui: texts } });

function Counting(props: CountdownProps): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      <Countdown {...props} />
    </I18nProvider>
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts down and calls onEnd once', () => {
  const onEnd = vi.fn();
  render(<Counting until="2026-11-20T10:01:05+08:00" onEnd={onEnd} />);
  expect(screen.getByRole('timer').textContent).toBe('01:05');
  expect(screen.getByRole('status').textContent).toBe('');
  pass(5000);
  expect(screen.getByRole('timer').textContent).toBe('01:00');
  expect(screen.getByRole('status').textContent).toBe('Minutes left: 1');
  pass(59_000);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  pass(10_000);
  expect(screen.getByRole('timer').textContent).toBe('00:00');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('calls onEnd for a past instant, and for the next one', () => {
  const onEnd = vi.fn();
  const { rerender } = render(<Counting until="2026-11-20T09:00:00+08:00" onEnd={onEnd} />);
  expect(onEnd).toHaveBeenCalledOnce();
  rerender(<Counting until="2026-11-20T10:00:10+08:00" onEnd={onEnd} />);
  expect(onEnd).toHaveBeenCalledOnce();
  pass(10_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

it('follows the clock of the server', () => {
  render(<Counting until="2026-11-20T10:10:00+08:00" serverOffsetMs={300_000} />);
  expect(screen.getByRole('timer').textContent).toBe('05:00');
});

it('renders on the server what was left when the page was opened', () => {
  const until = '2026-11-20T10:10:00+08:00';
  expect(renderToString(<Counting until={until} />)).toContain('--:--');
  const openedAt = start + 30_000;
  expect(renderToString(<Counting until={until} openedAt={openedAt} />)).toContain('09:30');
});

it('hydrates from the time of the server, and then follows the clock', () => {
  const element = (
    <Counting until="2026-11-20T10:10:00+08:00" serverOffsetMs={5000} openedAt={start} />
  );
  const onError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  expect(container.textContent).toBe('10:00');
  render(element, { container, hydrate: true, onRecoverableError: onError });
  expect(screen.getByRole('timer').textContent).toBe('09:55');
  expect(onError).not.toHaveBeenCalled();
});
