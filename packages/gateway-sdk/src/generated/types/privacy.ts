// Generated from packages/contract by `npm run generate`; change it there.
import type { AgreementType } from './content';
import type { InformationScope } from './identity';
export type ConsentPurpose = 'sensitiveData' | 'minorData';
export type RequestDataExportRequest =
  | {
      format: 'json';
    }
  | {
      format: 'fhir';
      patientId: string;
    };
export type ExportFormat = 'json' | 'fhir';
export interface ListPatientConsentsResponse {
  items: {
    patientId: string;
    patientName: string;
    purposes: {
      purpose: ConsentPurpose;
      given: boolean;
      version: string;
      at: string;
    }[];
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ChangePatientConsentRequest {
  patientId: string;
  purpose: ConsentPurpose;
  given: boolean;
}
export interface ChangePatientConsentResponse {
  done: true;
}
export interface ListConsentLedgerResponse {
  items: {
    entryId: string;
    kind: 'given' | 'withdrawn';
    about:
      | {
          of: 'agreement';
          type: AgreementType;
          title: string;
        }
      | {
          of: 'patient';
          purpose: ConsentPurpose;
          patientName: string;
        }
      | {
          of: 'channel';
          name: string;
        };
    version: string | null;
    at: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListAuthorizationsResponse {
  items: {
    partnerCode: string;
    partnerName: string;
    scopes: InformationScope[];
    patientIds: string[] | null;
    gmtAuthorized: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface WithdrawAuthorizationRequest {
  partnerCode: string;
}
export interface WithdrawAuthorizationResponse {
  done: true;
}
export interface RequestDataExportResponse {
  exportId: string;
}
export interface ListDataExportsResponse {
  items: {
    exportId: string;
    format: ExportFormat;
    patientName: string | null;
    state: 'preparing' | 'ready' | 'expired';
    requestedAt: string;
    expiresAt: string | null;
    size: number | null;
    url: string | null;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
