// Owns: which doctors, hospitals, diseases and departments an account follows, and what it is told of these doctors.
// Must not know: how the directory finds or shows them, how calls are served.
// Used by: the list of domains.
import { favorites } from '@xinglin/contract';
import { diseaseFollowers } from '../../kernel/finding/follower-counts';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { favoritesHandlers } from './handlers';
import { newShiftsDeadline } from './new-shifts';
import { releaseRemindersDeadline } from './release-reminders';
import { eraseFavorites, exportedFollowing, followersOfDiseases } from './service';
import { followDoctors } from './sandbox-life';

export const favoritesDomain = defineDomain({
  name: 'favorites',
  calls: favorites,
  handlers: () => favoritesHandlers,
  deadlines: [newShiftsDeadline, releaseRemindersDeadline],
  sandboxLife: followDoctors,
  brings: [
    diseaseFollowers.of(followersOfDiseases),
    erasures.of(eraseFavorites),
    exportedData.of(exportedFollowing),
  ],
});
