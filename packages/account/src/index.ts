// Owns: sign-in, binding a phone, the personal centre and its settings, family members, postal addresses.
// Must not know: other features, where the session token is kept, how pages are served.
// Used by: the shell, which composes it by its pages and texts.
export { centrePages } from './centre-pages';
export { contactsPages } from './contacts-pages';
export { entrancePages } from './entrance-pages';
export { familyPages } from './family-pages';
export {
  centreLocales,
  contactsLocales,
  entranceLocales,
  familyLocales,
  locales,
  realNameLocales,
} from './locales';
export { pages } from './pages';
export { realNamePages } from './real-name-pages';
