import type { hospitals } from './tables';

/** The grade of the clinics of communities: the lowest, which takes part in no teaching and refers to the others. */
export const communityClinicLevel = '1' satisfies (typeof hospitals.$inferSelect)['level'];
