/*
 * Owns: what tools for developers take of the frame: the merged channels, a channel's texts, the explain view.
 * Must not know: the tools.
 * Used by: the storybook; no portal ships it.
 */
export { loadTexts } from './load-texts';
export { loadChannels, type Channel, type Channels } from './server/channels';
export { guardChannel } from './server/guard-facts';
export { explainRequest } from './explain/explain-request';
export { explainStyle } from './explain/explain-style';
export { ExplainView } from './explain/explain-view';
export type { ExplainForm, ExplainProblem, Explanation } from './explain/explanation';
export { madeUpPerson, personKinds } from './explain/made-up-people';
