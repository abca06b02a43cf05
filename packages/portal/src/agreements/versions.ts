/** The agreements a person can read (spec 2 §2.27). */
export type AgreementKind = 'service' | 'privacy' | 'children';

/** The version in force and the day it came into force. A changed text gets a new version and a new day. */
export const agreementVersions: Readonly<
  Record<AgreementKind, { readonly version: string; readonly effective: string }>
> = {
  service: { version: '1.0', effective: '2026-11-01' },
  privacy: { version: '1.0', effective: '2026-11-01' },
  children: { version: '1.0', effective: '2026-11-01' },
};
