import { defineRoutes } from '../route-row';

/** Where people arrive from a channel's own places, or from the assistant (spec 2 §2.11, §2.31). */
export const landing = defineRoutes({
  'portal.customChannel': {
    path: '/custom-channel',
    title: 'landing:channel.title',
    noIndex: true,
  },
  // Open: the assistant greets visitors too, so the banner that leads back to it asks for no more.
  'portal.assistantHome': {
    path: '/aiassistant/senior',
    title: 'landing:assistant.title',
    noIndex: true,
    disableShare: true,
  },
});
