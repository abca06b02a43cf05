import type { Deadline } from '../../platform/deadline';
import { nextHospitalDay, topUpShifts } from './shifts';

/** Shifts are made each day, at the hospitals' midnight. */
export const topUpDeadline: Deadline = {
  name: 'directory.topUpShifts',
  sweep: async (db, now, { config }) => {
    await topUpShifts(db, now, { isInvented: config.seed !== 'none' });
    return nextHospitalDay(now);
  },
};
