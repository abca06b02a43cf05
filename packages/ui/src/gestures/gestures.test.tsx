// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longPressMs, useLongPress } from './use-long-press';
import { swipePixels, useSwipe } from './use-swipe';

const heard = vi.fn();

function Area({ kind }: { kind: 'press' | 'swipe' }) {
  return kind === 'press' ? <Pressed /> : <Swiped />;
}

function Pressed() {
  const reference = useRef<HTMLDivElement>(null);
  useLongPress(reference, heard);
  return <div ref={reference} data-area="" />;
}

function Swiped() {
  const reference = useRef<HTMLDivElement>(null);
  useSwipe(reference, heard);
  return <div ref={reference} data-area="" />;
}

function area(kind: 'press' | 'swipe') {
  const { container, unmount } = render(<Area kind={kind} />);
  const element = container.querySelector('[data-area]');
  const send = (type: string, clientX = 100, clientY = 100): void =>
    void element?.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, isPrimary: true, bubbles: true }),
    );
  return { send, unmount };
}

beforeEach(() => {
  heard.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a long press', () => {
  test('counts from 1500 ms on', () => {
    const { send } = area('press');
    expect(longPressMs).toBe(1500);
    send('pointerdown');
    vi.advanceTimersByTime(1499);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each(['pointerup', 'pointercancel', 'pointerleave'])('%s ends it', (type) => {
    const { send } = area('press');
    send('pointerdown');
    send(type);
    vi.advanceTimersByTime(2000);
    expect(heard).not.toHaveBeenCalled();
  });

  test.each([
    [106, 1],
    [107, 0],
  ])('a finger that wanders to %i: heard %i times', (x, times) => {
    const { send } = area('press');
    send('pointerdown');
    send('pointermove', x);
    vi.advanceTimersByTime(1500);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  test('what is gone hears nothing', () => {
    const { send, unmount } = area('press');
    send('pointerdown');
    unmount();
    vi.advanceTimersByTime(1500);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a swipe', () => {
  test.each<[number, number, string | null]>([
    [-30, 0, 'next'],
    [30, 0, 'previous'],
    [-29, 0, null],
    [29, 0, null],
    [-40, 39, 'next'],
    [-40, -40, null],
    [0, 200, null],
  ])('%i across and %i along: %s', (across, along, direction) => {
    expect(swipePixels).toBe(30);
    const { send } = area('swipe');
    send('pointerdown', 200, 200);
    send('pointerup', 200 + across, 200 + along);
    expect(heard.mock.calls).toEqual(direction === null ? [] : [[direction]]);
  });

  test('one that the browser took for scrolling is none', () => {
    const { send } = area('swipe');
    send('pointerdown', 200);
    send('pointercancel', 150);
    send('pointerup', 100);
    expect(heard).not.toHaveBeenCalled();
  });
});
