// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlarmCard } from './alarm-card';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('scrolls into view, and can leave where the browser returns a promise from scrolling', () => {
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockReturnValue(Promise.resolve() as unknown as undefined);
  const { rerender } = render(
    <AlarmCard title="请马上就医" text="症状严重" note="仍可继续填写" phones={[]} />,
  );
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  rerender(<p>不晕</p>);
  expect(screen.queryByRole('alert')).toBeNull();
});
