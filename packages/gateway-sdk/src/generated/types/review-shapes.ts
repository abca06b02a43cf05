// Generated from packages/contract by `npm run generate`; change it there.
export type ReviewType = 'visit' | 'consult' | 'hospital' | 'praise';
export type ReviewTagKey =
  | 'patient'
  | 'clear'
  | 'skilled'
  | 'effective'
  | 'kind'
  | 'thorough'
  | 'sparing'
  | 'punctual'
  | 'rushed'
  | 'waitedLong'
  | 'unclear'
  | 'cold'
  | 'costly'
  | 'late';
export type ReviewState = 'published' | 'inReview' | 'blocked' | 'refused';
export interface ReviewedOrder {
  orderNo: string;
  type: 'visit' | 'consult';
  title: string;
  doctorId: string;
  doctorName: string;
  doctorTitle: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptName: string;
  may: 'open' | 'notYet' | 'over';
  until: string | null;
  diseases: {
    diseaseId: string;
    name: string;
  }[];
  review: OwnReview | null;
}
export interface OwnReview {
  commentKey: string;
  type: ReviewType;
  score: number | null;
  aspects: ReviewAspects | null;
  tags: ReviewTag[];
  text: string;
  pictures: {
    url: string;
  }[];
  authorName: string | null;
  createdAt: string;
  edited: boolean;
  diseaseName: string | null;
  doctorId: string | null;
  doctorName: string | null;
  hospitalId: string;
  hospitalName: string;
  answer: {
    text: string;
    at: string;
  } | null;
  commentId: string;
  orderNo: string | null;
  writtenText: string;
  pictureIds: string[];
  anonymous: boolean;
  diseaseId: string | null;
  state: ReviewState;
  findings: ModerationFinding[];
  refusal: string | null;
  appeal: {
    text: string;
    at: string;
  } | null;
  mayAppeal: boolean;
  editableUntil: string | null;
}
export interface ReviewAspects {
  attitude: number;
  explanation: number;
  waiting: number;
}
export interface ReviewTag {
  key: ReviewTagKey;
  text: string;
}
export interface ModerationFinding {
  phrase: string;
  reason: 'insult' | 'advert' | 'touting' | 'illegal' | 'healthClaim' | 'accusation' | 'contact';
  act: 'mask' | 'review' | 'block';
}
export interface Review {
  commentKey: string;
  type: ReviewType;
  score: number | null;
  aspects: ReviewAspects | null;
  tags: ReviewTag[];
  text: string;
  pictures: {
    url: string;
  }[];
  authorName: string | null;
  createdAt: string;
  edited: boolean;
  diseaseName: string | null;
  doctorId: string | null;
  doctorName: string | null;
  hospitalId: string;
  hospitalName: string;
  answer: {
    text: string;
    at: string;
  } | null;
}
export interface ReviewSummary {
  name: string;
  reviewCount: number;
  goodPerMille: number | null;
  average: number | null;
  aspects: {
    attitude: number;
    explanation: number;
    waiting: number;
  } | null;
  /**
   * @minItems 5
   * @maxItems 5
   */
  byScore: number[];
  good: number;
  middle: number;
  poor: number;
  withPictures: number;
  answered: number;
  praiseCount: number;
  tags: {
    key: ReviewTagKey;
    text: string;
    count: number;
  }[];
}
