// Generated from packages/contract by `npm run generate`; change it there.
export interface FollowUp {
  followUpId: string;
  orderKey: string;
  doctorId: string;
  doctorName: string;
  title: string;
  note: string | null;
  questions: FollowUpQuestion[];
  sentAt: string;
  closesAt: string;
  answeredAt: string | null;
  maySubmit: boolean;
}
export interface FollowUpQuestion {
  questionId: string;
  text: string;
  options: {
    text: string;
  }[];
}
