/**
 * The wire's ciphers (spec 1 §9). ECB shows equal blocks as equal and authenticates nothing: this is
 * compatibility over TLS, never a protection to rely on (operating contract, Wire).
 */
export type Cipher = 'AES' | 'DES';
