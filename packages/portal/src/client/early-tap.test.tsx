// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { lazy, Suspense, useRef, type FormEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { keepLateTaps } from './early-tap';

interface Part {
  readonly default: (properties: { readonly onSent: (text: string) => void }) => ReactElement;
}

const part: Part = {
  default: function PasswordForm({ onSent }) {
    const field = useRef<HTMLInputElement>(null);
    const send = (event: FormEvent): void => {
      event.preventDefault();
      onSent(field.current?.value ?? '');
    };
    return (
      <form onSubmit={send}>
        <input ref={field} />
        <button type="submit">登录</button>
      </form>
    );
  },
};

/** A page whose form the server drew and whose code has not come. */
async function open() {
  const sent: string[] = [];
  let arrive: (loaded: Part) => void = () => undefined;
  const pageWith = (load: () => Promise<Part>) => {
    const Form = lazy(load);
    return (
      <main>
        <Suspense>
          <Form onSent={(text) => sent.push(text)} />
        </Suspense>
      </main>
    );
  };
  const stream = await renderToReadableStream(pageWith(async () => part));
  await stream.allReady;
  const place = document.createElement('div');
  place.innerHTML = await new Response(stream).text();
  document.body.append(place);
  const late = new Promise<Part>((resolve) => (arrive = resolve));
  const root = await act(async () =>
    hydrateRoot(
      place,
      pageWith(() => late),
    ),
  );
  const stop = keepLateTaps();
  const reloads = vi.fn((event: Event) => event.preventDefault());
  // What no handler has taken sends the form by itself.
  place.addEventListener('submit', (event) => event.defaultPrevented || reloads(event));
  const [field, button] = [place.querySelector('input'), place.querySelector('button')];
  if (!field || !button) throw new Error('The server drew no form');
  const end = async (): Promise<void> => {
    stop();
    await act(async () => root.unmount());
    place.remove();
  };
  return { sent, reloads, field, button, arrive: () => act(async () => arrive(part)), end };
}

it.each([
  ['a form', () => undefined],
  // From then on React listens on the body too, and stops the tap before it comes to the page.
  ['a form on a page that had a dialog', () => render(createPortal(<p />, document.body))],
])('sends %s once its code has come, with what was typed', async (_, before) => {
  before();
  const { sent, reloads, field, button, arrive, end } = await open();
  field.value = 'Xinglin-2026';
  button.click();
  button.click();
  expect(sent).toEqual([]);
  await arrive();
  await vi.waitFor(() => expect(sent).toEqual(['Xinglin-2026']), 50_000);
  button.click();
  expect(sent).toHaveLength(2);
  expect(reloads).not.toHaveBeenCalled();
  await end();
});
