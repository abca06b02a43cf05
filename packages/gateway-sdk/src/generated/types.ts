// Generated from packages/contract by `npm run generate`; change it there.
export type VerifyCodeScene = 'login' | 'bind' | 'rebind' | 'writeoff' | 'patient';
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
export type RegistrationStatus =
  | 'awaitingPayment'
  | 'confirmed'
  | 'checkedIn'
  | 'completed'
  | 'expired'
  | 'cancelledByPatient'
  | 'cancelledByHospital'
  | 'refunding'
  | 'refunded'
  | 'noShow';
export type RegistrationAction = 'pay' | 'cancel' | 'showVoucher' | 'bookAgain';
export type Period = 'morning' | 'afternoon' | 'evening';
export type EmailCodeScene = 'register' | 'resetPassword';
export type RiskProof = 'patient' | 'order';
export type IdentityProvider = 'chatApp' | 'healthId';
export type InformationScope = 'profile' | 'patients' | 'orders';
export type Relation = 'self' | 'spouse' | 'child' | 'parent' | 'other';
export type CardType =
  'idCard' | 'passport' | 'homeReturnPermit' | 'taiwanPass' | 'birthCertificate' | 'none';
export type Gender = 'female' | 'male';
export type GuardianRelation = 'mother' | 'father' | 'other';
export type PatientRealName = 'unverified' | 'mismatched' | 'verified' | 'notApplicable';
export type PatientGap = 'consentWithdrawn' | 'documentOutgrown' | 'guardianMissing' | 'incomplete';
export type ContactRelation =
  'spouse' | 'child' | 'parent' | 'sibling' | 'relative' | 'friend' | 'other';
export type HospitalLevel = '1' | '3A' | '3B' | '2A' | '2B' | 'private';
export type Availability = 'available' | 'full' | 'stopped' | 'none';
export type DoctorTitle = 'chief' | 'associateChief' | 'attending' | 'resident';
export type LocationSource = 'position' | 'networkAddress' | 'none';
export type ShiftStatus = 'released' | 'full' | 'stopped' | 'notReleased' | 'closed';
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
export type AccountGap = 'mobile' | 'nickname' | 'password' | 'gender' | 'birthDate';
export type RealNameState = 'none' | 'verified' | 'inReview' | 'refused';
export type RealNameRefusal =
  'unreadable' | 'notTheDocument' | 'otherPerson' | 'expired' | 'underAge' | 'other';
export type FaceCheckState = 'waiting' | 'passed' | 'failed' | 'taken' | 'abandoned';
export type RedDotPlace = 'appointments' | 'realName';
export type IdCardField = 'name' | 'gender' | 'birthDate' | 'cardNo';
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
export type HelpBlock =
  | {
      kind: 'paragraph';
      text: string;
    }
  | {
      kind: 'steps';
      items: string[];
    };
export type CheckPurpose = 'sendCode' | 'signIn' | 'visitor' | 'partner';
export type OwnerCodeScene = 'owner' | 'writeoff';
export type WalletKind = 'healthCoin';

export interface UserInfo {
  login: boolean;
  isTempLogin: boolean;
  userId: string | null;
  loginId: string | null;
  encodeId: string | null;
  extEncodeId: string | null;
  mobile: string | null;
  nickname: string | null;
  type: number;
  appId: string;
  sourceId: string;
  verifyStatus: number;
  corpconsult: boolean;
  noEntry: boolean;
  noFooter: boolean;
  noHeader: boolean;
  gmtExpired: string | null;
  wxConfigVO: {
    hasWxDevice: boolean;
  };
}
export interface EncryptionRule {
  secretCode: string;
  secretAlgorithm: 1 | 2;
  privateKey: string;
  gmtExpired: string;
}
export interface GetBaseInfoResponse {
  userInfoVO: UserInfo;
  now: string;
  encryptionRule?: EncryptionRule | undefined;
}
export interface GetLoginInfoResponse {
  gmtExpired: string;
  userInfoVO: UserInfo;
  now: string;
  encryptionRule?: EncryptionRule | undefined;
}
export interface SendVerifyCodeRequest {
  mobile: string;
  scene: VerifyCodeScene;
  validateParam?: string | undefined;
}
export interface SendVerifyCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface LoginByCheckCodeRequest {
  mobile: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface SignIn {
  token: string;
  userId: string;
  isTempLogin: boolean;
  verifyStatus: number;
  gmtExpired: string;
}
export interface LoginByPasswordRequest {
  loginId: string;
  password: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
  validateParam?: string | undefined;
}
export interface BindMobileRequest {
  mobile: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface LogoutResponse {
  done: true;
}
export interface RegistrationOrderCard {
  orderNo: string;
  status: RegistrationStatus;
  statusText: string;
  actions: RegistrationAction[];
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  timeZone: string;
  patientName: string;
  feeCents: number;
  refundCents: number;
  payBefore: string | null;
  createdAt: string;
}
export interface GetPersonalCenterResponse {
  nickname: string | null;
  mobile: string | null;
  verifyStatus: number;
  patientCount: number;
  awaitingPaymentCount: number;
  confirmedCount: number;
  latestOrder: RegistrationOrderCard | null;
}
export interface GetFindPwdCodeRequest {
  mobile: string;
  validateParam?: string | undefined;
}
export interface GetFindPwdCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface CheckUserMessageRequest {
  mobile: string;
  code: string;
}
export interface CheckUserMessageResponse {
  account: {
    loginId: string | null;
    nickname: string | null;
    hasPassword: boolean;
    gmtCreated: string;
  } | null;
}
export interface FindPasswordAndLoginRequest {
  mobile: string;
  code: string;
  password: string;
}
export interface ModifyLoginIdRequest {
  loginId: string;
}
export interface ModifyLoginIdResponse {
  done: true;
}
export interface GetEmailCodeRequest {
  email: string;
  scene: EmailCodeScene;
  validateParam?: string | undefined;
}
export interface GetEmailCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface RegisterByEmailRequest {
  email: string;
  code: string;
  password: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface ResetPasswordByEmailRequest {
  email: string;
  code: string;
  password: string;
}
export interface ListSignedInDevicesResponse {
  items: {
    sessionId: string;
    isCurrent: boolean;
    channelName: string | null;
    gmtCreated: string;
    gmtExpired: string;
  }[];
}
export interface EndSignedInDeviceRequest {
  sessionId: string;
}
export interface EndSignedInDeviceResponse {
  done: true;
}
export interface EndOtherDevicesResponse {
  done: true;
}
export interface LogoffTempUserResponse {
  done: true;
}
export interface CheckHighRiskRequest {
  mobile: string;
  code: string;
}
export interface CheckHighRiskResponse {
  highRisk: boolean;
  riskToken: string | null;
  proofs: RiskProof[];
  gmtExpired: string | null;
}
export interface FetchHighRiskPatientInfoRequest {
  riskToken: string;
}
export interface FetchHighRiskPatientInfoResponse {
  patientCount: number;
}
export interface FetchHighRiskOrderInfoRequest {
  riskToken: string;
}
export interface FetchHighRiskOrderInfoResponse {
  orderCount: number;
}
export interface ValidateHighRiskPatientRequest {
  riskToken: string;
  name: string;
  cardTail: string;
}
export interface ValidateHighRiskPatientResponse {
  passed: true;
}
export interface CheckHighRiskOrderRequest {
  riskToken: string;
}
export interface CheckHighRiskOrderResponse {
  canAnswer: boolean;
  triesLeft: number;
}
export interface ValidateHighRiskOrderRequest {
  riskToken: string;
  doctorName: string;
  date: string;
}
export interface ValidateHighRiskOrderResponse {
  passed: true;
}
export interface FetchHighRiskUserProfileRequest {
  riskToken: string;
}
export interface FetchHighRiskUserProfileResponse {
  nickname: string | null;
  mobile: string;
  gmtCreated: string;
}
export interface BindMobileAndLoginRequest {
  riskToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface SecondAllocationRegisterRequest {
  riskToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface GetPartnerConfigResponse {
  partnerName: string;
  isAllNode: boolean | null;
  privateBlackRouteNameList: string[];
  privateWhiteRouteNameList: string[];
  isInPartnerWhiteList: boolean;
  partnerWhiteList: string[];
  modelCodes: string[];
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
      gmtModified: string;
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
export interface PartnerPreLoginResponse {
  providers: IdentityProvider[];
  oneKeyScriptUrl: string | null;
}
export interface GetPartnerOauthAuthCodeRequest {
  provider: IdentityProvider;
  target?: string | undefined;
  returnUrl: string;
}
export interface GetPartnerOauthAuthCodeResponse {
  authorizeUrl: string;
}
export interface PartnerPostLoginRequest {
  code: string;
  state: string;
}
export interface IdentityOutcome {
  token?: string | undefined;
  userId?: string | undefined;
  isTempLogin?: boolean | undefined;
  verifyStatus?: number | undefined;
  gmtExpired?: string | undefined;
  bindToken: string | null;
  target: string | null;
}
export interface PartnerLoginBindRequest {
  bindToken: string;
  mobile: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface VerifyPartnerMobileRequest {
  bindToken: string;
  mobile: string;
  validateParam?: string | undefined;
}
export interface VerifyPartnerMobileResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface VerifyPartnerMobileBoundRequest {
  bindToken: string;
  mobile: string;
  code: string;
}
export interface VerifyPartnerMobileBoundResponse {
  outcome: 'new' | 'existing' | 'taken';
}
export interface CheckPartnerWxRequest {
  target?: string | undefined;
  returnUrl: string;
  silent?: boolean | undefined;
}
export interface CheckPartnerWxResponse {
  authorizeUrl: string;
}
export interface LoginPartnerWxRequest {
  code: string;
  state: string;
}
export interface SilentLoginPartnerWxRequest {
  code: string;
  state: string;
}
export interface BindPartnerWxRequest {
  bindToken: string;
  mobile: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface RegisterBindPartnerWxRequest {
  bindToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface PartnerLoginPreEntranceRequest {
  ticket: string;
}
export interface PartnerLoginPreEntranceResponse {
  partnerName: string;
  isBound: boolean;
  gmtExpired: string;
}
export interface PartnerLoginEntranceRequest {
  ticket: string;
}
export interface JudgeAuthorizationResponse {
  partnerCode: string;
  partnerName: string;
  scopes: InformationScope[];
  gmtAuthorized: string | null;
}
export interface AddAuthorizationRequest {
  /**
   * @maxItems 3
   */
  scopes: InformationScope[];
  /**
   * @minItems 1
   * @maxItems 10
   */
  patientIds?: string[] | undefined;
  partnerCode?: string | undefined;
}
export interface AddAuthorizationResponse {
  done: true;
}
export interface LoginByFlashRequest {
  accessToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface Patient {
  patientId: string;
  name: string;
  relation: Relation;
  cardType: CardType;
  cardNo: string | null;
  mobile: string;
  gender: Gender;
  birthDate: string;
  isDefault: boolean;
  mobileProven: boolean;
  guardianName: string | null;
  guardianRelation: GuardianRelation | null;
  realName: PatientRealName;
}
export interface ListPatientsResponse {
  items: Patient[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPatientByIdRequest {
  patientId: string;
}
export interface GetPatientLimitInfoResponse {
  limit: number;
  used: number;
  remaining: number;
}
export interface AddPatientRequest {
  name: string;
  relation: Relation;
  cardType: CardType;
  cardNo?: string | undefined;
  gender?: Gender | undefined;
  birthDate?: string | undefined;
  guardianName?: string | undefined;
  guardianCardNo?: string | undefined;
  guardianRelation?: GuardianRelation | undefined;
  isDefault?: boolean | undefined;
  mobile?: string | undefined;
  mobileCode?: string | undefined;
  consent?: true | undefined;
}
export interface AddPatientResponse {
  patientId: string;
}
export interface UpdatePatientRequest {
  patientId: string;
  name: string;
  relation: Relation;
  cardType: CardType;
  cardNo?: string | undefined;
  gender?: Gender | undefined;
  birthDate?: string | undefined;
  guardianName?: string | undefined;
  guardianCardNo?: string | undefined;
  guardianRelation?: GuardianRelation | undefined;
  isDefault?: boolean | undefined;
  mobile?: string | undefined;
}
export interface UpdatePatientResponse {
  patientId: string;
}
export interface DeletePatientRequest {
  patientId: string;
}
export interface DeletePatientResponse {
  patientId: string;
}
export interface CheckPatientPhoneRequest {
  mobile: string;
}
export interface CheckPatientPhoneResponse {
  codeNeeded: boolean;
}
export interface CheckPatientDuplicateRequest {
  cardType: 'idCard' | 'passport' | 'homeReturnPermit' | 'taiwanPass' | 'birthCertificate';
  cardNo: string;
  patientId?: string | undefined;
}
export interface CheckPatientDuplicateResponse {
  duplicate: {
    patientId: string;
    name: string;
    relation: Relation;
  } | null;
}
export interface CheckPatientInfoRequest {
  patientId: string;
}
export interface CheckPatientInfoResponse {
  ready: boolean;
  gaps: PatientGap[];
}
export interface GetPatientRealNameAuthRequest {
  patientId: string;
}
export interface GetPatientRealNameAuthResponse {
  patientId: string;
  name: string;
  cardNo: string | null;
  realName: PatientRealName;
  verifiedAt: string | null;
  triesLeft: number;
}
export interface VerifyPatientRealNameRequest {
  patientId: string;
  consent?: true | undefined;
}
export interface VerifyPatientRealNameResponse {
  realName: 'verified' | 'mismatched';
  triesLeft: number;
}
export interface GetBaseInfoForPatientResponse {
  mobile: string | null;
  gender: Gender | null;
  birthDate: string | null;
  relations: Relation[];
  limit: number;
  remaining: number;
}
export interface ModifyPatientBindMobileRequest {
  patientId: string;
  mobile?: string | undefined;
  mobileCode?: string | undefined;
}
export interface ModifyPatientBindMobileResponse {
  mobile: string;
  mobileProven: boolean;
}
export interface PostingAddress {
  addressId: string;
  name: string;
  mobile: string;
  provinceId: string;
  provinceName: string;
  cityId: string | null;
  cityName: string | null;
  districtId: string | null;
  districtName: string | null;
  detail: string;
  isDefault: boolean;
}
export interface ListAddressesResponse {
  items: PostingAddress[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAddressRequest {
  addressId: string;
}
export interface AddAddressRequest {
  name: string;
  mobile: string;
  provinceId: string;
  cityId?: string | undefined;
  districtId?: string | undefined;
  detail: string;
  isDefault?: boolean | undefined;
}
export interface AddAddressResponse {
  addressId: string;
}
export interface UpdateAddressRequest {
  addressId: string;
  name: string;
  mobile?: string | undefined;
  provinceId: string;
  cityId?: string | undefined;
  districtId?: string | undefined;
  detail: string;
  isDefault?: boolean | undefined;
}
export interface UpdateAddressResponse {
  addressId: string;
}
export interface DeleteAddressRequest {
  addressId: string;
}
export interface DeleteAddressResponse {
  addressId: string;
}
export interface SetDefaultAddressRequest {
  addressId: string;
}
export interface SetDefaultAddressResponse {
  addressId: string;
}
export interface RecognizeAddressRequest {
  text: string;
}
export interface RecognizeAddressResponse {
  name: string;
  mobile: string;
  provinceId: string | null;
  provinceName: string | null;
  cityId: string | null;
  cityName: string | null;
  districtId: string | null;
  districtName: string | null;
  detail: string;
}
export interface EmergencyContact {
  contactId: string;
  name: string;
  relation: ContactRelation;
  mobile: string;
}
export interface ListEmergencyContactsResponse {
  items: EmergencyContact[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface AddEmergencyContactRequest {
  name: string;
  relation: ContactRelation;
  mobile: string;
}
export interface AddEmergencyContactResponse {
  contactId: string;
}
export interface UpdateEmergencyContactRequest {
  contactId: string;
  name: string;
  relation: ContactRelation;
  mobile?: string | undefined;
}
export interface UpdateEmergencyContactResponse {
  contactId: string;
}
export interface DeleteEmergencyContactRequest {
  contactId: string;
}
export interface DeleteEmergencyContactResponse {
  contactId: string;
}
export interface Area {
  areaId: string;
  name: string;
  level: 'province' | 'city' | 'district';
  parentId: string | null;
  pinyin: string;
  initial: string;
  hot: boolean;
}
export interface ListProvincesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListChildAreasRequest {
  areaId: string;
}
export interface ListChildAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListAllAreasRequest {
  level?: 'province' | 'city' | undefined;
  withHospitals?: boolean | undefined;
}
export interface ListAllAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAreaByIdRequest {
  areaId: string;
}
export interface GetLocationDetailRequest {
  latitude: number;
  longitude: number;
}
export interface GetLocationDetailResponse {
  latitude: number;
  longitude: number;
  cityId: string;
  cityName: string;
}
export interface MergeSearchHospitalsRequest {
  q?: string | undefined;
  areaId?: string | undefined;
  level?: HospitalLevel | undefined;
  onlyAvailable?: boolean | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface HospitalCard {
  hospitalId: string;
  name: string;
  level: HospitalLevel;
  levelText: string;
  areaId: string;
  areaName: string;
  address: string;
  tags: string[];
  departmentCount: number;
  doctorCount: number;
  availability: Availability;
  distance: number | null;
}
export interface MergeSearchHospitalsResponse {
  items: HospitalCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface MergeSearchDoctorsRequest {
  q?: string | undefined;
  hospitalId?: string | undefined;
  hospDeptId?: string | undefined;
  areaId?: string | undefined;
  deptId?: string | undefined;
  title?: DoctorTitle | undefined;
  onlyAvailable?: boolean | undefined;
  date?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface DoctorCard {
  doctorId: string;
  name: string;
  gender: Gender;
  title: DoctorTitle;
  titleText: string;
  academicTitle: string | null;
  hospitalId: string;
  hospitalName: string;
  hospitalLevel: HospitalLevel;
  hospDeptId: string;
  hospDeptName: string;
  speciality: string;
  praisePerMille: number;
  visitCount: number;
  feeCents: number;
  availability: Availability;
  nextDate: string | null;
}
export interface MergeSearchDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHospitalInfoByIdRequest {
  hospitalId: string;
}
export interface Hospital {
  hospitalId: string;
  name: string;
  level: HospitalLevel;
  levelText: string;
  areaId: string;
  areaName: string;
  address: string;
  tags: string[];
  departmentCount: number;
  doctorCount: number;
  availability: Availability;
  distance: number | null;
  introduction: string;
  phone: string;
  trafficGuide: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  notices: string[];
}
export interface QueryHospitalDepartmentsRequest {
  hospitalId: string;
  q?: string | undefined;
}
export interface DepartmentGroup {
  hospDeptId: string;
  name: string;
  children: Department[];
}
export interface Department {
  hospDeptId: string;
  name: string;
  doctorCount: number;
  availability: Availability;
}
export interface QueryHospitalDepartmentsResponse {
  items: DepartmentGroup[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetDoctorInfoByIdRequest {
  doctorId: string;
}
export interface Doctor {
  doctorId: string;
  name: string;
  gender: Gender;
  title: DoctorTitle;
  titleText: string;
  academicTitle: string | null;
  hospitalId: string;
  hospitalName: string;
  hospitalLevel: HospitalLevel;
  hospDeptId: string;
  hospDeptName: string;
  speciality: string;
  praisePerMille: number;
  visitCount: number;
  feeCents: number;
  availability: Availability;
  nextDate: string | null;
  introduction: string;
  tags: string[];
  clinicAddress: string;
  timeZone: string;
}
export interface HotDepartment {
  deptId: string;
  deptName: string;
  deptIcon: string;
  isIndividuation: boolean;
}
export interface ListHotDeptsResponse {
  items: HotDepartment[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListHomeDoctorsRequest {
  areaId?: string | undefined;
}
export interface ListHomeDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface TabItem {
  key: string;
  name: string;
}
export interface GetHomeTabbarResponse {
  items: TabItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetNoticeDetailRequest {
  hospitalId?: string | undefined;
}
export interface Notice {
  noticeId: string;
  title: string;
  content: string;
  publishedAt: string;
}
export interface GetNoticeDetailResponse {
  items: Notice[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAreaByIpResponse {
  province: Area | null;
  city: Area | null;
}
export interface GetNumberByIpResponse {
  provinceId: string | null;
  cityId: string | null;
}
export interface SearchAreasRequest {
  q: string;
  level?: 'province' | 'city' | 'district' | undefined;
}
export interface SearchAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListOrderProvincesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListOrderChildAreasRequest {
  areaId: string;
}
export interface ListOrderChildAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetLocationRequest {
  latitude?: number | undefined;
  longitude?: number | undefined;
}
export interface GetLocationResponse {
  source: LocationSource;
  latitude: number | null;
  longitude: number | null;
  cityId: string | null;
  cityName: string | null;
}
export interface GetShiftCaseRulesRequest {
  hospitalId: string;
}
export interface BookingRules {
  hospitalId: string;
  windowDays: number;
  releaseTime: string;
  closeMinutesBefore: number;
  payWithinMinutes: number;
  cancelDaysBefore: number;
  cancelUntil: string;
  noShowLimit: number;
  noShowWindowDays: number;
  suspendDays: number;
  maxOpenPerPatient: number;
  bring: string[];
  timeZone: string;
}
export interface ListShiftCasesByMonthRequest {
  doctorId: string;
  hospitalId?: string | undefined;
  hospDeptId?: string | undefined;
  month: string;
}
export interface ShiftCase {
  shiftCaseId: string;
  doctorId: string;
  hospitalId: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  clinicType: string;
  total: number;
  remaining: number;
  feeCents: number;
  status: ShiftStatus;
  releaseAt: string | null;
}
export interface ListShiftCasesByMonthResponse {
  items: ShiftCase[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetShiftCaseRequest {
  shiftCaseId: string;
}
export interface ShiftCaseDetail {
  shiftCaseId: string;
  doctorId: string;
  hospitalId: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  clinicType: string;
  total: number;
  remaining: number;
  feeCents: number;
  status: ShiftStatus;
  releaseAt: string | null;
  doctorName: string;
  titleText: string;
  hospitalName: string;
  clinicAddress: string;
  timeZone: string;
}
export interface CheckBeforeSubmitRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface CheckBeforeSubmitResponse {
  feeCents: number;
  remaining: number;
  payWithinMinutes: number;
  cancelBefore: string;
}
export interface SubmitRegistrationOrderRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface SubmitRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
  feeCents: number;
  payBefore: string | null;
}
export interface ListRegistrationOrdersRequest {
  group?: 'awaitingPayment' | 'confirmed' | 'completed' | 'cancelled' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListRegistrationOrdersResponse {
  items: RegistrationOrderCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetRegistrationOrderRequest {
  orderNo: string;
}
export interface RegistrationOrder {
  orderNo: string;
  status: RegistrationStatus;
  statusText: string;
  actions: RegistrationAction[];
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  timeZone: string;
  patientName: string;
  feeCents: number;
  refundCents: number;
  payBefore: string | null;
  createdAt: string;
  shiftCaseId: string;
  patientId: string;
  patientCardNo: string | null;
  patientMobile: string;
  clinicType: string;
  clinicAddress: string;
  hospitalAddress: string;
  hospitalPhone: string;
  voucherCode: string | null;
  cancelBefore: string;
  bring: string[];
  history: RegistrationStep[];
  payment: 'none' | 'open' | 'failed' | 'paid';
  refund: {
    refundCents: number;
    status: 'processing' | 'done';
    expectedBy: string;
  } | null;
  wrongPayments: {
    refundCents: number;
    status: 'processing' | 'done';
    expectedBy: string;
  }[];
}
export interface RegistrationStep {
  state: RegistrationStatus;
  stateText: string;
  at: string;
  actor: 'patient' | 'hospital' | 'system';
  event:
    | 'submit'
    | 'pay'
    | 'expire'
    | 'cancel'
    | 'stop'
    | 'requestRefund'
    | 'finishRefund'
    | 'checkIn'
    | 'complete'
    | 'missVisit';
  reason: string | null;
}
export interface CancelRegistrationOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
  refundCents: number;
}
export interface GetH5PayUrlRequest {
  orderNo: string;
  returnUrl: string;
}
export interface GetH5PayUrlResponse {
  url: string;
}
export interface TraceSpan {
  traceId: string;
  contextBizId?: string | undefined;
  bizId?: string | undefined;
  bizName: string;
  operateName?: string | undefined;
  inputParam?: string | undefined;
  outputParam?: string | undefined;
  timestamp: number;
  duration?: number | undefined;
  error?: boolean | undefined;
  code?: number | undefined;
  flag?: number | undefined;
  message?: string | undefined;
}
export interface CollectTraceRequest {
  appName: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  spans: TraceSpan[];
}
export interface CollectTraceResponse {
  accepted: number;
}
export interface UploadImageFileRequest {
  file: Blob;
}
export interface UploadedFile {
  fileId: string;
  url: string;
  contentType:
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'application/pdf'
    | 'video/mp4'
    | 'video/quicktime'
    | 'video/webm'
    | 'audio/mpeg'
    | 'audio/mp4'
    | 'audio/aac'
    | 'audio/ogg'
    | 'audio/webm'
    | 'audio/wav'
    | 'audio/amr'
    | 'audio/amr-wb';
  size: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
}
export interface UploadImageFileByDecoderRequest {
  file: Blob;
}
export interface UploadImageByDecoderRequest {
  file: Blob;
}
export interface UploadCobraImageRequest {
  file: Blob;
}
export interface UploadFileByDecoderRequest {
  file: Blob;
}
export interface UploadCommerceFileRequest {
  file: Blob;
}
export interface UploadVideoRequest {
  file: Blob;
}
export interface UploadAudioRequest {
  file: Blob;
}
export interface UploadImageRequest {
  image: string;
}
export interface UploadSweepCodeImageRequest {
  image: string;
}
export interface UploadSweepCodeImageResponse {
  text: string;
}
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
export interface GetAccountInfoResponse {
  nickname: string | null;
  loginId: string | null;
  mobile: string | null;
  hasPassword: boolean;
  verifyStatus: number;
  createdAt: string;
}
export interface GetUserProfileResponse {
  nickname: string | null;
  mobile: string | null;
  gender: Gender | null;
  birthDate: string | null;
}
export interface UpdateUserProfileRequest {
  gender?: Gender | null | undefined;
  birthDate?: string | null | undefined;
}
export interface UpdateUserProfileResponse {
  done: true;
}
export interface GetUserStatResponse {
  patientCount: number;
  registrationCount: number;
  completedCount: number;
  memberSince: string;
}
export interface IsAccountPerfectResponse {
  perfect: boolean;
  missing: AccountGap[];
}
export interface ValidateNicknameRequest {
  nickname: string;
}
export interface ValidateNicknameResponse {
  problem: string | null;
}
export interface ModifyNicknameRequest {
  nickname: string;
}
export interface ModifyNicknameResponse {
  nickname: string;
}
export interface SendOwnerCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface CheckOwnerCodeRequest {
  code: string;
}
export interface CheckOwnerCodeResponse {
  proof: string;
  expiresIn: number;
}
export interface RebindAccountRequest {
  proof: string;
  mobile: string;
  code: string;
  withPatients?: boolean | undefined;
}
export interface ModifyPasswordRequest {
  oldPassword: string;
  password: string;
}
export interface GetRealNameResponse {
  state: RealNameState;
  person: {
    name: string;
    cardType: CardType;
    cardNo: string;
    by: 'register' | 'bankCard' | 'face' | 'review';
    verifiedAt: string;
  } | null;
  triesLeft: number;
  review: {
    reviewId: string;
    submittedAt: string;
    decidedAt: string | null;
    refusal: RealNameRefusal | null;
    remark: string | null;
  } | null;
  byFace: boolean;
}
export interface VerifyRealNameRequest {
  name: string;
  cardNo: string;
  consent?: true | undefined;
}
export interface VerifyRealNameResponse {
  state: RealNameState;
}
export interface CheckBankMessageRequest {
  name: string;
  cardNo: string;
  bankCardNo: string;
  mobile: string;
  consent?: true | undefined;
}
export interface CheckBankMessageResponse {
  state: RealNameState;
}
export interface SubmitRealNameReviewRequest {
  name: string;
  cardType: CardType;
  cardNo: string;
  /**
   * @minItems 1
   * @maxItems 2
   */
  pictures: string[];
  note?: string | undefined;
  consent?: true | undefined;
}
export interface SubmitRealNameReviewResponse {
  reviewId: string;
}
export interface WithdrawRealNameReviewRequest {
  reviewId: string;
}
export interface WithdrawRealNameReviewResponse {
  done: true;
}
export interface BeginFaceCheckRequest {
  name: string;
  cardNo: string;
  returnUrl: string;
  consent?: true | undefined;
}
export interface BeginFaceCheckResponse {
  expiresAt: string;
}
export interface GetFaceCheckResponse {
  check: {
    state: FaceCheckState;
    openUrl: string | null;
    expiresAt: string;
  } | null;
}
export interface SettleFaceCheckResponse {
  state: FaceCheckState | null;
}
export interface GetRedDotResourcesResponse {
  places: RedDotPlace[];
}
export interface RefreshRedDotResourcesRequest {
  place: RedDotPlace;
}
export interface RefreshRedDotResourcesResponse {
  done: true;
}
export interface OcrIdCardRequest {
  file: Blob;
}
export interface IdCardReading {
  name: string | null;
  gender: Gender;
  birthDate: string;
  cardNo: string;
  unsure: IdCardField[];
}
export interface GetIdCardOcrRequest {
  image: string;
}
export interface GetWeixinBindConfigRequest {
  url: string;
}
export interface GetWeixinBindConfigResponse {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}
export interface GetMiniProgramUrlLinkRequest {
  path: string;
  query?: string | undefined;
}
export interface GetMiniProgramUrlLinkResponse {
  urlLink: string;
  expiredTime: string;
}
export interface GetComponentAppIdResponse {
  componentAppId: string;
}
export interface GetPreAuthInfoRequest {
  returnUrl?: string | undefined;
}
export interface GetPreAuthInfoResponse {
  componentAppId: string;
  preAuthCode: string;
  expiredTime: string;
  openUrl: string;
  scanUrl: string;
}
export interface WriteOffObstacle {
  kind: 'openVisits';
  count: number;
}
export interface GetWriteOffResponse {
  coolingDays: number;
  obstacles: WriteOffObstacle[];
  patientCount: number;
  lastRequest: {
    state: 'cooling' | 'withdrawn' | 'completed';
    requestedAt: string;
    endedAt: string | null;
  } | null;
}
export interface SendLogoffCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface LogoffAccountRequest {
  code: string;
  agreed: true;
}
export interface LogoffAccountResponse {
  completesAt: string;
}
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
export interface ListHelpCategoriesResponse {
  items: {
    categoryId: string;
    name: string;
    questionCount: number;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListHelpQuestionsRequest {
  categoryId?: string | undefined;
  hotOnly?: boolean | undefined;
}
export interface ListHelpQuestionsResponse {
  items: {
    questionId: string;
    question: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SearchHelpQuestionsRequest {
  q: string;
}
export interface SearchHelpQuestionsResponse {
  items: {
    questionId: string;
    question: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHelpQuestionRequest {
  questionId: string;
}
export interface GetHelpQuestionResponse {
  questionId: string;
  question: string;
  categoryId: string;
  categoryName: string;
  blocks: HelpBlock[];
  related: {
    questionId: string;
    question: string;
  }[];
}
export interface PreprocessGeeTestRequest {
  pageId: string;
}
export interface CheckWork {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
  };
  gmtExpired: string;
}
export interface PreprocessPolarVerificationRequest {
  pageId: string;
}
export interface PartnerPreGeetestTempRequest {
  pageId: string;
}
export interface PartnerPreGeetestLoginRequest {
  pageId: string;
}
export interface GetImageCodeRequest {
  type: CheckPurpose;
  pageId: string;
}
export interface CheckPicture {
  image: string;
  gmtExpired: string;
}
export interface GetPartnerValidCodeRequest {
  pageId: string;
}
export interface EnhanceValidateRequest {
  purpose: CheckPurpose;
  pageId: string;
  imgCode?: string | undefined;
  solution?: {
    counter: number;
    derivedKey: string;
  };
}
export interface EnhanceValidateResponse {
  validateParam: string;
  gmtExpired: string;
}
export interface GetVerifyCodeRequest {
  mobile: string;
  scene: VerifyCodeScene;
  pageId: string;
  imgCode: string;
}
export interface GetVerifyCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface GetCheckCodeRequest {
  scene: OwnerCodeScene;
}
export interface GetCheckCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface ProveBySendingRequest {
  mobile: string;
  scene: VerifyCodeScene;
  validateParam?: string | undefined;
}
export interface ProveBySendingResponse {
  sendTo: string;
  text: string;
  gmtExpired: string;
  code: string | null;
}
export interface CreateVisitorAccountRequest {
  validateParam?: string | undefined;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface CreateVisitorAccountResponse {
  token: string;
  userId: string;
  isTempLogin: boolean;
  verifyStatus: number;
  gmtExpired: string;
  temporaryToken: string | null;
  temporaryTokenExpired: string | null;
}
export interface ValidateAccessTokenRequest {
  accessToken: string;
}
export interface ValidateAccessTokenResponse {
  token: string;
  userId: string;
  isTempLogin: boolean;
  verifyStatus: number;
  gmtExpired: string;
  temporaryToken: string | null;
  temporaryTokenExpired: string | null;
}
export interface GetAccountBalanceRequest {
  kind?: 'healthCoin' | undefined;
}
export interface GetAccountBalanceResponse {
  kind: WalletKind;
  balance: number;
  changedAt: string | null;
}
