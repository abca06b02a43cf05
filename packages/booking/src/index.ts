// Owns: registration: the ways to a doctor in both flows, schedule, check your answers, payment, my appointments, cancelling.
// Must not know: other features, how pages are served, how a session is kept.
// Used by: the shell, which composes what lies in `features`; partners, whose pages may need its texts.
export { locales } from './locales';
