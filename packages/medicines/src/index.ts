// Owns: the pages and texts of Medicines.
// Must not know: other features, how pages are served, how a session is kept.
// Used by: the shell, which composes what lies in `features`; partners, whose pages may need its texts.
export { locales } from './locales';
