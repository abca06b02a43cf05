import { listOf, sampleAddresses, type GatewayAnswers } from '@xinglin/testing';
import { pendingRenewal, sampleRenewal, sampleSheet } from './renewal-samples';

/** What the calls of these pages answer when all is well. */
export const renewalAnswers: GatewayAnswers = {
  listRenewals: { items: [sampleRenewal, pendingRenewal] },
  getPrescription: sampleSheet,
  listAddresses: listOf([sampleAddresses.home]),
  listPrescriptions: { ...listOf([sampleSheet]), counts: { current: 1, past: 0 } },
};
