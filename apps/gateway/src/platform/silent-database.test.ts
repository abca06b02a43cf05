import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { whileDatabaseAnswers } from './silent-database';

/** Its questions follow each other at once: no test depends on how long one takes. */
const patience = { askAfterMs: 1, answerWithinMs: 1500 };

/** A server behind whose database nothing comes until the test lets it; it says `replies` one after the other. */
function serverWith(replies: readonly boolean[]) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const app = new Hono();
  app.use(
    whileDatabaseAnswers(async (withinMs) => {
      const reply = replies[asked.length];
      asked.push(withinMs);
      // The last reply is followed by the answer of the request.
      if (reply === undefined) waiting.shift()?.();
      return reply ?? true;
    }, patience),
  );
  app.get('/', async (context) => {
    await new Promise<void>((done) => waiting.push(done));
    return context.text('done');
  });
  app.get('/fault', async () => {
    await new Promise<void>((done) => waiting.push(done));
    throw new Error('a fault');
  });
  app.onError((_, context) => context.text('fault', 500));
  const ask = async (path = '/') =>
    app.fetch(new Request(`http://gateway.test${path}`, { headers: { lang: 'en' } }));
  return { ask, asked, waiting };
}

describe('a request that waits for its database', () => {
  it('is refused once the database does not answer, however often it did before', async () => {
    const { ask, asked } = serverWith([true, true, false]);
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ data: null });
    expect(asked).toEqual([1500, 1500, 1500]);
  });

  it('is answered late where the database answers', async () => {
    const { ask, asked } = serverWith([true, true, true]);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('done');
    expect(asked.length).toBeGreaterThan(3);
  });

  it('that fails is answered as a fault', async () => {
    const { ask } = serverWith([true]);
    expect((await ask('/fault')).status).toBe(500);
  });

  it('keeps its refusal where its own answer or a fault follows', async () => {
    const { ask, waiting } = serverWith([false, false]);
    const answers = [await ask(), await ask('/fault')];
    for (const answerLate of waiting) answerLate();
    await new Promise((done) => setImmediate(done));
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });
});
