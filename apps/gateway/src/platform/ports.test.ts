import { describe, expect, it } from 'vitest';
import { collection, openParts, replacing, type Port } from './ports';

interface Host {
  readonly name: string;
}
const greetings = collection<string>('greetings');
const farewells = collection<string>('farewells');

describe('a collection', () => {
  it('holds what was brought, in its order, and nothing of another', () => {
    const brought = [greetings.of('hello', 'good day'), farewells.of('bye'), greetings.of('hi')];
    const parts = openParts<Host>(() => ({ name: 'one' }), brought, []);
    expect(parts.all(greetings)).toEqual(['hello', 'good day', 'hi']);
    expect(parts.all(farewells)).toEqual(['bye']);
  });

  it('is empty for a gateway that was brought nothing, whatever another has', () => {
    const brought = [greetings.of('hello')];
    openParts<Host>(() => ({ name: 'one' }), brought, []);
    expect(openParts<Host>(() => ({ name: 'two' }), [], []).all(greetings)).toEqual([]);
  });
});

describe('a port', () => {
  const closed: string[] = [];
  const writer: Port<{ readonly of: string }, Host> = {
    name: 'writer',
    make: ({ name }) => ({ of: name }),
    close: async ({ of }) => void closed.push(of),
  };
  const partsOf = (name: string) => openParts<Host>(() => ({ name }), [], []);

  it('is made once a gateway, and each has its own', () => {
    const [one, two] = [partsOf('one'), partsOf('two')];
    expect(one.use(writer)).toBe(one.use(writer));
    expect([one.use(writer).of, two.use(writer).of]).toEqual(['one', 'two']);
  });

  it('is closed with its gateway, once, and never where it was not made', async () => {
    const [used, unused] = [partsOf('used'), partsOf('unused')];
    used.use(writer);
    await Promise.all([used.close(), unused.close()]);
    await used.close();
    expect(closed).toEqual(['used']);
  });

  it('gives way to another value, null as well', () => {
    const none: Port<string | null, Host> = { name: 'none', make: () => 'made' };
    const parts = openParts<Host>(
      () => ({ name: 'one' }),
      [],
      [replacing(writer, { of: 'the test' }), replacing(none, null)],
    );
    expect(parts.use(writer).of).toBe('the test');
    expect(parts.use(none)).toBeNull();
  });
});
