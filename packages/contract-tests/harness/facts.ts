/** How the gateway under test is configured; the cases know the same facts. */
export const facts = {
  /** App whose bodies are encrypted by AES. */
  aesAppId: 'contract-tests-aes',
  /** App whose bodies are encrypted by DES. */
  desAppId: 'contract-tests-des',
  /** App that must sign listed calls. */
  signedAppId: 'contract-tests-signed',
  signatureKeyId: 'contract-tests',
  signatureKey: 'a key for contract tests only',
} as const;
