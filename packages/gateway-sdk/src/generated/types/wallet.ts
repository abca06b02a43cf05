// Generated from packages/contract by `npm run generate`; change it there.
export type WalletKind = 'healthCoin';
export interface GetAccountBalanceRequest {
  kind?: 'healthCoin' | undefined;
}
export interface GetAccountBalanceResponse {
  kind: WalletKind;
  balance: number;
  changedAt: string | null;
}
