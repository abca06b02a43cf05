// Owns: home, search, hospitals, departments and doctors: everything a visitor can read before signing in.
// Must not know: other features, how pages are served, how a session is kept.
// Used by: the shell, which composes what lies in `features`; partners, whose pages may need its texts.
export { locales } from './locales';
