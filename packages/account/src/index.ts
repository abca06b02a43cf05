// Owns: sign-in, binding a phone, the personal centre and its settings, family members, postal addresses.
// Must not know: other features, where the session token is kept, how pages are served.
// Used by: the shell, which composes what lies in `features`; partners, whose pages may need its texts.
export { locales } from './locales';
export { matterLocales } from '@xinglin/orders';
