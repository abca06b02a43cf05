// Generated from packages/contract by `npm run generate`; change it there.
import type { DoctorCard } from './directory';
import type { RedFlag } from './knowledge';
export type GuideQuestion = 'whom' | 'area' | 'complaint' | 'also';
export interface GetReservationGuideRequest {
  whom?: string | undefined;
  area?: string | undefined;
  complaint?: string | undefined;
  /**
   * @maxItems 12
   */
  also?: string[] | undefined;
  areaId?: string | undefined;
}
export interface GuideAnswer {
  question: GuideQuestion;
  key: string;
  label: string;
}
export interface GetReservationGuideResponse {
  answers: GuideAnswer[];
  next: {
    question: GuideQuestion;
    options: {
      key: string;
      label: string;
    }[];
  } | null;
  redFlags: RedFlag[];
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
    reason: string | null;
    doctors: DoctorCard[];
  }[];
}
