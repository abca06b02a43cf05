// Generated from packages/contract by `npm run generate`; change it there.
export type ClinicKind = 'evening' | 'weekend' | 'special';
