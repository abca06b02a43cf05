/** An hour of a rule as people say it, without a leading zero: `07:00` → `7:00`. */
export const hourText = (time: string): string => time.replace(/^0/, '');
