// Generated from packages/contract by `npm run generate`; change it there.
export interface SharedCase {
  ageFrom: number;
  ageTo: number | null;
  gender: 'female' | 'male';
  month: string;
  deptId: string | null;
  deptName: string | null;
  sections: {
    section: 'question' | 'treated' | 'earlierDiagnosis' | 'answer';
    passages: {
      passageId: string;
      parts: {
        text: string;
        taken: ('name' | 'contact' | 'place' | 'date' | 'age' | 'refused' | 'struck') | null;
      }[];
    }[];
  }[];
}
export interface CaseShare {
  shareId: string;
  orderKey: string;
  shareToken: string | null;
  deptName: string | null;
  sharedAt: string;
  withdrawnAt: string | null;
  reads: number;
}
