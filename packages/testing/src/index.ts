// Owns: what stands around a page in tests and stories: the mock gateway, the store, the router, texts, sample answers.
// Must not know: any feature; nothing of it reaches a browser of a patient.
// Used by: tests and stories of the feature packages, and the storybook.
export { later } from './later';
export {
  createMockGateway,
  type Answer,
  type GatewayAnswers,
  type MadeCall,
  type MockGateway,
} from './mock-gateway';
export {
  createSurroundings,
  PageSurroundings,
  type PageSetting,
  type Surroundings,
} from './page-surroundings';
export { preparePage, type PreparedPage } from './prepare-page';
export { textsIn } from './texts-in';
export {
  samplePerson,
  samplePatientBase,
  samplePatients,
  sampleRules,
  sampleShift,
  sampleTime,
} from './samples';
export { sampleOrder, sampleWrongPayment } from './order-samples';
export {
  listOf,
  sampleCities,
  sampleColleague,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  sampleNotice,
  sampleShifts,
} from './directory-samples';
export { areaAnswers, sampleAddresses, sampleContacts } from './contact-samples';
export { businessRefusal, failures } from './failures';
