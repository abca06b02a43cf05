// Generated from packages/contract by `npm run generate`; change it there.
import type { DoctorCard } from './directory';
export interface Volunteer {
  doctor: DoctorCard;
  answeredCount: number;
}
