// Generated from packages/contract by `npm run generate`; change it there.
export interface WriteOffObstacle {
  kind: 'openVisits' | 'openOrders';
  count: number;
}
export interface GetWriteOffResponse {
  coolingDays: number;
  obstacles: WriteOffObstacle[];
  patientCount: number;
  lastRequest: {
    state: 'cooling' | 'withdrawn' | 'completed';
    requestedAt: string;
    endedAt: string | null;
  } | null;
}
export interface SendLogoffCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface LogoffAccountRequest {
  code: string;
  agreed: true;
}
export interface LogoffAccountResponse {
  completesAt: string;
}
