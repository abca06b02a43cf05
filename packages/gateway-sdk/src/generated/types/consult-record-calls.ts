// Generated from packages/contract by `npm run generate`; change it there.
export interface CallRecording {
  recordingId: string;
  startedAt: string;
  durationMs: number;
  url: string | null;
  keptUntil: string;
}
export interface ProposedExamination {
  name: string | null;
  text: string;
  packages: {
    packageCode: string;
    title: string;
    priceCents: number;
  }[];
  ordered: {
    orderNo: string;
    state: 'awaitingPayment' | 'booked' | 'done';
  } | null;
}
