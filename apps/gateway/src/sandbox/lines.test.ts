import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  other = await gateway.another();
});
afterAll(async () => {
  await other.dispose();
  await gateway.dispose();
});

const say = (at: TestGateway, room: string, text: string) =>
  at.call('/moduleim/sandbox/say', { room, text });

/** Reads the stream until so many lines came, and leaves. */
async function linesOf(at: TestGateway, body: object, count: number): Promise<string> {
  const response = await at.app.request('/moduleim/sandbox/follow', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reader = response.body?.getReader();
  let text = '';
  while (text.split('event: line').length <= count) {
    const part = await reader?.read();
    if (!part || part.done) break;
    text += new TextDecoder().decode(part.value);
  }
  await reader?.cancel();
  return text;
}

it('lines are told in every gateway, numbered without a gap, however many say them at once', async () => {
  const heard = linesOf(other, { room: 'a' }, 20);
  const texts = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const said = await Promise.all(
    texts.map((text, index) => say(index % 2 === 0 ? gateway : other, 'a', text)),
  );
  const numbers = said.map(({ data }) => data.seq).toSorted((one, two) => one - two);
  expect(numbers).toEqual(texts.map((_, index) => index + 1));
  const ids = [...(await heard).matchAll(/^id: (.+)$/gm)].map(([, id]) => id);
  expect(ids).toEqual(numbers.map((seq) => `a:${seq}`));
});

it('a reader that says where it stands is told what is newer, and nothing twice', async () => {
  for (const text of ['one', 'two', 'three']) await say(gateway, 'b', text);
  expect(await linesOf(gateway, { room: 'b', cursors: { b: 2 } }, 1)).toBe(
    ': open\n\nevent: line\nid: b:3\ndata: {"room":"b","seq":3,"text":"three"}\n\n',
  );
});

it('readers that leave are let go of', async () => {
  for (let reader = 0; reader < 20; reader += 1)
    await linesOf(gateway, { room: 'b', cursors: { b: 2 } }, 1);
  await expect.poll(() => gateway.services.live.followers).toBe(0);
});
