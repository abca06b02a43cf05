// Owns: the pages and texts of people abroad: signing in, the account, those for whom it asks, documents.
// Must not know: other features, how pages are served, how a session is kept.
// Used by: the overseas portal, which composes what lies in `features`.
export { locales } from './locales';
