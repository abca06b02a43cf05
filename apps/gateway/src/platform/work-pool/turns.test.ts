import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import { createTurns, type TurnBounds, type Turns } from './turns';

const bounds: TurnBounds = {
  running: 2,
  waiting: 4,
  runningPerSender: 1,
  perSender: 3,
  waitMs: 60_000,
};

const opened: Turns[] = [];
/** Turns that close with their test, so that no wait outlives it. */
function openTurns(given: TurnBounds): Turns {
  const turns = createTurns(given);
  opened.push(turns);
  return turns;
}
afterEach(() => {
  for (const turns of opened.splice(0)) turns.close();
});

/** Takes a turn and notes who got one; null for a wait that the end of the test ends. */
function taking(turns: Turns, order: string[]) {
  return (sender: string) =>
    turns.take(sender).then(
      (end) => {
        order.push(sender);
        return end;
      },
      () => null,
    );
}

const settled = () => new Promise((done) => setImmediate(done));
const refusalOf = (turn: Promise<unknown>) =>
  turn.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.errorName : error),
  );

describe('turns', () => {
  it('leave a thread to others, however many tasks one account has', async () => {
    const order: string[] = [];
    const take = taking(openTurns(bounds), order);
    for (let count = 0; count < 3; count += 1) void take('a');
    await settled();
    expect(order).toEqual(['a']);
    await take('b');
    expect(order).toEqual(['a', 'b']);
  });

  it('go to the account with the fewest running tasks, then to the one that has waited longest', async () => {
    const order: string[] = [];
    const take = taking(openTurns({ ...bounds, runningPerSender: 2 }), order);
    const ends = [await take('a'), await take('a')];
    void take('a');
    void take('b');
    void take('c');
    ends[0]?.();
    await settled();
    expect(order).toEqual(['a', 'a', 'b']);
    ends[1]?.();
    await settled();
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  it('are refused to an account with too many tasks, and to all when too many wait', async () => {
    const turns = openTurns(bounds);
    for (const sender of ['a', 'a', 'a', 'b', 'c', 'd']) void refusalOf(turns.take(sender));
    expect([turns.running, turns.waiting]).toEqual([2, 4]);
    expect(await refusalOf(turns.take('a'))).toBe('rateLimited');
    expect(await refusalOf(turns.take('e'))).toBe('overloaded');
  });

  it('are refused after too long a wait, and the next one is not lost', async () => {
    const turns = openTurns({ ...bounds, running: 1, waitMs: 1 });
    const end = await turns.take('a');
    expect(await refusalOf(turns.take('b'))).toBe('overloaded');
    expect(turns.waiting).toBe(0);
    const next = turns.take('c');
    end();
    await next;
    expect(turns.running).toBe(1);
  });

  it('end once, and are refused when they are closed', async () => {
    const turns = openTurns({ ...bounds, running: 1 });
    const end = await turns.take('a');
    const waiting = refusalOf(turns.take('b'));
    turns.close();
    expect(await waiting).toBe('overloaded');
    end();
    end();
    expect(turns.running).toBe(0);
    expect(await refusalOf(turns.take('c'))).toBe('overloaded');
  });

  it('hold their bounds and serve each task that they took, whoever comes and ends when', async () => {
    const step = fc.oneof(
      fc.record({ sender: fc.constantFrom('a', 'b', 'c', 'd') }),
      fc.record({ ends: fc.nat() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const turns = openTurns(bounds);
        const running: { sender: string; end: () => void }[] = [];
        let taken = 0;
        let served = 0;
        const endOne = (place: number) => running.splice(place % running.length, 1)[0]?.end();
        for (const one of steps) {
          if ('ends' in one) endOne(one.ends);
          else {
            const { sender } = one;
            taken += 1;
            void turns.take(sender).then(
              (end) => {
                served += 1;
                running.push({ sender, end });
              },
              () => (taken -= 1),
            );
          }
          await settled();
          expect(running.length).toBeLessThanOrEqual(bounds.running);
          expect(turns.waiting).toBeLessThanOrEqual(bounds.waiting);
          const senders = running.map(({ sender }) => sender);
          expect(new Set(senders).size).toBe(senders.length);
        }
        while (running.length > 0) {
          endOne(0);
          await settled();
        }
        expect([served, turns.running, turns.waiting]).toEqual([taken, 0, 0]);
      }),
    );
  });
});
