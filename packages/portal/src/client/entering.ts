/*
 * Owns: what only some pages need on the way in, in one chunk.
 * Must not know: which pages they are.
 * Used by: the routes' loaders.
 */
export { followForward } from './follow-forward';
export { showSkeleton } from './skeleton-picture';
