// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScroll } from './use-scroll';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page of a height of which a screen of 800 px shows its end; answers what changes its height. */
function openedAtEnd() {
  const root = document.documentElement;
  const size = vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(800);
  root.scrollTop = 1200;
  let changed: () => void = () => undefined;
  class Sizes {
    constructor(onChange: () => void) {
      changed = onChange;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  const { result } = renderHook(() => useScroll(1, 9, 0));
  const scrolled = vi.spyOn(root, 'scrollTo');
  const grow = (height: number): void => {
    size.mockReturnValue(height);
    changed();
  };
  return { root, scrolled, grow, leaveEnd: result.current.leaveEnd };
}

it('keeps the newest in view when what is above it grows', () => {
  const { scrolled, grow } = openedAtEnd();
  grow(2300);
  expect(scrolled.mock.calls).toEqual([[{ top: 2300 }]]);
});

it('moves nothing for who reads further up', () => {
  const { root, scrolled, grow } = openedAtEnd();
  root.scrollTop = 300;
  window.dispatchEvent(new Event('scroll'));
  grow(2300);
  expect(scrolled).not.toHaveBeenCalled();
});

it('moves nothing for who is being led to another message, which no scrolling has told yet', () => {
  const { scrolled, grow, leaveEnd } = openedAtEnd();
  leaveEnd();
  grow(2300);
  expect(scrolled).not.toHaveBeenCalled();
});
