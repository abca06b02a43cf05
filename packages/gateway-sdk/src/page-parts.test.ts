import { describe, expect, it } from 'vitest';
import { loadScript } from './load-script';
import { refreshWebviewTitle } from './refresh-webview-title';

/** An element as far as a script or a frame is one. */
class FakeElement extends EventTarget {
  readonly attributes: Record<string, string> = {};
  src = '';
  title = 'x';
  async = false;
  hidden = false;
  isThere = true;
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  remove(): void {
    this.isThere = false;
  }
}

function fakeDocument() {
  const elements: FakeElement[] = [];
  const parent = { append: (element: FakeElement) => void elements.push(element) };
  const document = { createElement: () => new FakeElement(), head: parent, body: parent };
  // Neither function touches anything that the fake lacks.
  return { document: document as unknown as Document, elements };
}

describe('loadScript', () => {
  it('loads a script once for all who ask', async () => {
    const { document, elements } = fakeDocument();
    const both = Promise.all([
      loadScript('/a.js', { document }),
      loadScript('/a.js', { document }),
    ]);
    expect(elements.map(({ src, async }) => [src, async])).toEqual([['/a.js', true]]);
    elements[0]?.dispatchEvent(new Event('load'));
    await both;
    await loadScript('/a.js', { document });
    expect(elements).toHaveLength(1);
  });

  it('says when it cannot be had, and may be tried again', async () => {
    const { document, elements } = fakeDocument();
    const first = loadScript('/a.js', { document });
    elements[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('/a.js cannot be had');
    expect(elements[0]?.isThere).toBe(false);
    const second = loadScript('/a.js', { document });
    elements[1]?.dispatchEvent(new Event('load'));
    await second;
  });

  it('gives up after its time', async () => {
    const { document } = fakeDocument();
    await expect(loadScript('/a.js', { document, timeoutMs: 1 })).rejects.toThrow('within 1 ms');
  });
});

describe('refreshWebviewTitle', () => {
  it.each(['load', 'error'])('loads the page in a hidden frame that goes on %s', (ending) => {
    const { document, elements } = fakeDocument();
    refreshWebviewTitle('/gateway', document, () => 0.25);
    const [frame] = elements;
    expect(frame).toMatchObject({
      src: '/gateway/public/refresh-webview-title.html?_t=0.25',
      hidden: true,
    });
    expect(frame?.isThere).toBe(true);
    frame?.dispatchEvent(new Event(ending));
    expect(frame?.isThere).toBe(false);
  });
});
