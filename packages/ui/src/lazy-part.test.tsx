// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part';

type Loaded = { default: (properties: { visits: number }) => ReactElement };

it('keeps the markup of the server while its properties change before it is loaded', async () => {
  const drawn: Loaded = { default: ({ visits }) => <p>下次就诊 {visits}</p> };
  let arrive: (part: Loaded) => void = () => undefined;
  let redraw: () => void = () => undefined;
  const pageWith = (load: () => Promise<Loaded>) => {
    const Part = lazyPart(load);
    return function Page() {
      const [times, setTimes] = useState(0);
      redraw = () => setTimes(times + 1);
      return (
        <main>
          <b>{times}</b>
          <Part visits={times} />
        </main>
      );
    };
  };
  const OnServer = pageWith(async () => drawn);
  const stream = await renderToReadableStream(<OnServer />);
  await stream.allReady;
  const place = document.createElement('div');
  place.innerHTML = await new Response(stream).text();
  const InBrowser = pageWith(() => new Promise((resolve) => (arrive = resolve)));

  const root = await act(async () => hydrateRoot(place, <InBrowser />));
  const served = place.querySelector('p');
  await act(async () => redraw());
  expect(place.querySelector('b')?.textContent).toBe('1');
  expect(place.querySelector('p')).toBe(served);
  expect(served?.textContent).toBe('下次就诊 0');

  await act(async () => arrive(drawn));
  expect(place.querySelector('p')).toBe(served);
  expect(served?.textContent).toBe('下次就诊 1');
  await act(async () => redraw());
  expect(served?.textContent).toBe('下次就诊 2');
  await act(async () => root.unmount());
});
