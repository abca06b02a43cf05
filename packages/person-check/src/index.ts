// Owns: the check that a person asks before a code is sent or an account opened, and how a page waits for it.
// Must not know: any feature, what the check is for beyond its purpose.
// Used by: features in which people sign in.
export { locales } from './locales';
export { usePersonCheck } from './use-person-check';
