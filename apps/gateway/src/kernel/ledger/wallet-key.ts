import type { walletKinds } from '@xinglin/contract';

/** Names one wallet. */
export interface WalletKey {
  readonly ownerId: string;
  readonly kind: (typeof walletKinds)[number];
}
