// Generated from packages/contract by `npm run generate`; change it there.

/** Every cache tag of the contract. */
export const tags = [
  'Address',
  'Agreement',
  'AgreementConsent',
  'Authorization',
  'DataExport',
  'EmergencyContact',
  'Help',
  'Order',
  'Partner',
  'Patient',
  'RealName',
  'RedDot',
  'RegistrationOrder',
  'Session',
  'ShiftCase',
  'SignedInDevice',
  'Wallet'
] as const;
