// Generated from packages/contract by `npm run generate`; change it there.
export type AgreementType =
  | 'service'
  | 'privacy'
  | 'privacySummary'
  | 'children'
  | 'legal'
  | 'logout'
  | 'labor'
  | 'business'
  | 'doctorPrivacy'
  | 'doctorLegal';
export type AgreementBlock =
  | {
      kind: 'heading';
      text: string;
    }
  | {
      kind: 'paragraph';
      spans: AgreementSpan[];
    }
  | {
      kind: 'list';
      ordered: boolean;
      items: AgreementSpan[][];
    };
export interface GetAgreementRequest {
  type: AgreementType;
  bsType?: string | undefined;
  channel?: string | undefined;
  version?: string | 'previous' | undefined;
}
export interface AgreementSpan {
  text: string;
  strong?: boolean | undefined;
  agreement?: AgreementType | undefined;
}
export interface AgreementVersion {
  version: string;
  effectiveOn: string;
  status: 'upcoming' | 'current' | 'former';
}
export interface GetAgreementResponse {
  version: string;
  effectiveOn: string;
  status: 'upcoming' | 'current' | 'former';
  type: AgreementType;
  bsType: string;
  title: string;
  blocks: AgreementBlock[];
  versions: AgreementVersion[];
}
export interface ListAgreementsRequest {
  channel?: string | undefined;
}
export interface ListAgreementsResponse {
  items: {
    version: string;
    effectiveOn: string;
    status: 'upcoming' | 'current' | 'former';
    type: AgreementType;
    bsType: string;
    title: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListAgreementConsentsResponse {
  items: {
    consentId: string;
    type: AgreementType;
    bsType: string;
    title: string;
    version: string;
    effectiveOn: string;
    givenAt: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
