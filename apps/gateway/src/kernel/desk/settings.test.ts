import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../platform/config';
import { openTestGateway } from '../../testing/test-gateway';
import { deskActionsOf } from './desk-action';
import { askDesk, newDeskKey } from '../../testing/desk-fixture';

describe('where it is not configured', () => {
  it('there is none, with the sandbox off and on', async () => {
    const { secret } = newDeskKey('his', ['check-in']);
    for (const sandbox of [false, true]) {
      const without = await openTestGateway({ config: { sandbox } });
      try {
        for (const action of [
          ...deskActionsOf(without.services).map(({ name }) => name),
          'openapi.json',
        ])
          expect(await askDesk(without, action, {}, secret)).toMatchObject({
            status: 404,
            code: 40400,
          });
      } finally {
        await without.dispose();
      }
    }
  });

  it('a key for what nobody can do keeps the gateway from starting', async () => {
    const { key } = newDeskKey('his', ['check-in', 'chek-out']);
    const desk = { keys: [key], listen: null };
    await expect(openTestGateway({ config: { desk } })).rejects.toThrow(
      new ConfigError('DESK_KEYS: his names unknown actions: chek-out'),
    );
  });
});

it('a start says which keys end soon', async () => {
  const day = 24 * 60 * 60 * 1000;
  const ending = (name: string, days: number) =>
    newDeskKey(name, ['check-in'], { notAfter: new Date(Date.now() + days * day) }).key;
  const keys = [ending('over', -1), ending('soon', 29), ending('later', 31)];
  const gateway = await openTestGateway({ config: { desk: { keys, listen: null } } });
  try {
    const told = gateway.log.filter((line) => line.includes('desk: key ends soon'));
    expect(told.map((line) => JSON.parse(line).key)).toEqual(['over', 'soon']);
  } finally {
    await gateway.dispose();
  }
});
