/** Sent to the window when a navigation was called off; `detail` says why, for the person. */
export const stayedEvent = 'xl-stayed';
