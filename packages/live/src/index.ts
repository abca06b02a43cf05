// Owns: following a call that tells events: its rows in the store, the state of its line, pauses while the page is hidden.
// Must not know: what the events are about, how they are shown, any feature.
// Used by: features whose pages show what happens meanwhile.
export { followCall, type LiveState } from './follow-call';
export { mergeRow } from './merge-row';
