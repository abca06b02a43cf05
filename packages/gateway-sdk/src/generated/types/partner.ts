// Generated from packages/contract by `npm run generate`; change it there.
export interface GetPartnerConfigResponse {
  partnerName: string;
  isAllNode: boolean | null;
  privateBlackRouteNameList: string[];
  privateWhiteRouteNameList: string[];
  isInPartnerWhiteList: boolean;
  partnerWhiteList: string[];
  modelCodes: string[] | null;
}
export interface GetPartnerInfoResponse {
  needRedirect: boolean;
  redirectUrl: string | null;
  gmtCreated: string;
}
export interface GetPartnerCustomConfigModelRequest {
  modelCode: string;
}
export interface GetPartnerCustomConfigModelResponse {
  confMap: {
    partnerConfig?: {
      text: string;
      version: number;
      gmtModified: string | null;
    };
  };
}
export interface GetPartnerProfileInfoResponse {
  partnerCode: string;
  partnerName: string;
  servicePhone: string;
}
export interface CompanyInfo {
  name: string;
  creditCode: string;
  address: string;
  /**
   * @maxItems 20
   */
  licences: {
    kind: 'medicalInstitution' | 'internetHospital' | 'internetDrugInformation' | 'telecomService';
    number: string;
    validUntil: string | null;
  }[];
  icpFiling: string | null;
}
export interface GetCompanyInfoResponse {
  company: CompanyInfo | null;
  servicePhone: string;
}
export interface CheckPartnersTokenRequest {
  partnerToken: string;
}
