// Owns: the pages of the staff app, their texts, its calls and its store.
// Must not know: how the app is served; how the portals' patients sign in.
// Used by: apps/desk.
export { locales } from './locales';
export { startStaffApp } from './start-staff-app';
