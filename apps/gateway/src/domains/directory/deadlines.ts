import { registerDeadline } from '../../platform/deadlines';
import { nextHospitalDay, topUpShifts } from './shifts';

/** Makes known that shifts are made each day, at the hospitals' midnight. */
export function registerDirectoryDeadlines(): void {
  registerDeadline({
    name: 'directory.topUpShifts',
    sweep: async (db, now) => {
      await topUpShifts(db, now);
      return nextHospitalDay(now);
    },
  });
}
