import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { Instant } from '../shapes';

/** What an account can hold besides money. Health coins are whole and cannot be transferred (spec 3 §7.9). */
export const walletKinds = ['healthCoin'] as const;

/** One of the kinds of value. */
export const WalletKind = z.enum(walletKinds).meta({ id: 'WalletKind' });

/** What an account holds (spec 1 §7, Other). */
export const wallet = defineCalls({
  /** How much the account holds of one kind; an account that never got any holds 0. */
  getAccountBalance: {
    path: '/moduleaccount/digital/index/balance',
    access: 'session',
    kind: 'query',
    request: z.object({ kind: WalletKind.default('healthCoin') }),
    response: z.object({
      kind: WalletKind,
      /** In whole units of the kind. */
      balance: z.int().min(0),
      /** When it last changed; null where it never did. */
      changedAt: Instant.nullable(),
    }),
    tags: ['Session', 'Wallet'],
  },
});
