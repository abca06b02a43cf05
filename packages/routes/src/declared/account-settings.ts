import { defineRoutes } from '../route-row';

/** The person's account: settings, privacy, help, write-off (spec 2 §2.20). */
export const accountSettings = defineRoutes({
  // As the personal centre, which it stands for.
  'account.wybaoProfile': {
    path: '/wybao/my/profile',
    requires: ['login', 'binding'],
    partners: ['wybao'],
    title: 'account:wybaoProfile.title',
    disableShare: true,
  },
});
