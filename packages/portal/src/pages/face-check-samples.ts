import type { FaceCheckState, GetFaceCheckResponse } from '@xinglin/gateway-sdk';

const inTime = '2030-01-01T08:15:00+08:00';

export const noCheck: GetFaceCheckResponse = { check: null };

export const waitingUntil = (expiresAt: string): GetFaceCheckResponse => ({
  check: { state: 'waiting', openUrl: 'https://mini.example/open/1', expiresAt },
});

export const waitingCheck = waitingUntil(inTime);

export const endedCheck = (state: FaceCheckState): GetFaceCheckResponse => ({
  check: { state, openUrl: null, expiresAt: inTime },
});
