import { describe, expect, it } from 'vitest';
import { floorFaults, floorFaultsOf } from './gateway-floors.mjs';

const clean = {
  'platform/clock.ts': 'export const now = 1;',
  'platform/database.ts': "import type { now } from './clock';",
  'kernel/people/tables.ts': "import { open } from '../../platform/database';",
  'kernel/orders/tables.ts': "import { users } from '../people/tables';",
  'domains/booking/domain.ts': "import { orders } from '../../kernel/orders/tables';",
  'domains/wallet/domain.ts': "import { users } from '../../kernel/people/tables';",
  'domains.ts': "import { booking } from './domains/booking/domain';",
  'main.ts': "import { domains } from './domains';",
};
/** The faults once `changes` are laid over what has none. */
const faultsWith = (changes) => floorFaultsOf(new Map(Object.entries({ ...clean, ...changes })));

describe('the floors of the gateway', () => {
  it('let everything import what stands below it', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it.each([
    ['platform/clock.ts', "import type { users } from '../kernel/people/tables';", 'kernel'],
    ['platform/clock.ts', "const wallet = await import('../domains/wallet/domain');", 'domains'],
    ['kernel/people/tables.ts', "export * from '../../domains/booking/domain';", 'domains'],
    ['kernel/people/tables.ts', "import { domains } from '../../domains';", 'composition'],
    ['domains/wallet/domain.ts', "import '../../main';", 'composition'],
  ])('refuse an arrow up: %s with %s', (file, text, above) => {
    const [floor] = file.split('/');
    expect(faultsWith({ [file]: text })[0]).toEqual({
      file,
      text: expect.stringContaining(`${floor} must not import ${above}`),
    });
  });

  it('refuse a domain that imports a domain', () => {
    const text = "import { bookingDomain } from '../booking/domain';";
    expect(faultsWith({ 'domains/wallet/domain.ts': text })).toEqual([
      {
        file: 'domains/wallet/domain.ts',
        text: 'a domain must not import another: domains/booking/domain.ts',
      },
    ]);
  });

  it('refuse two folders of the kernel that need each other, through files of no circle', () => {
    const faults = faultsWith({
      'kernel/people/use.ts': "import { orders } from '../orders/tables';",
    });
    expect(faults.map(({ text }) => text)).toEqual([
      'a circle of folders: kernel/orders → kernel/people → kernel/orders',
    ]);
  });

  it('refuse a circle of files, of types as well', () => {
    const faults = faultsWith({ 'platform/clock.ts': "import type { open } from './database';" });
    expect(faults.map(({ text }) => text)).toEqual([
      'a circle of files: platform/clock.ts → platform/database.ts → platform/clock.ts',
    ]);
  });

  it('hold in the gateway itself', () => {
    expect(floorFaults()).toEqual([]);
  });
});
