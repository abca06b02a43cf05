// Generated from packages/contract by `npm run generate`; change it there.
import type { CheckUpKind } from './check-up-shapes';
export interface CheckUpGrant {
  grantId: string;
  title: string;
  packageCode: string;
  packageTitle: string;
  packageKind: CheckUpKind;
  orgName: string;
  sex: 'any' | 'female' | 'male';
  minAge: number | null;
  maxAge: number | null;
  validUntil: string;
  orderNo: string | null;
}
