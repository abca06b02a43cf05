export { safeTarget } from './safe-target';
export type { SafeTarget, SafeTargetOptions } from './safe-target';
export { addDays, chooseDay, dateInZone, isBookable, isDayOpen, scheduleDates, scheduleDays, scheduleLength, scheduleMonths } from './schedule';
export type { ScheduleDay, ScheduleDayStatus, ScheduleShift } from './schedule';
