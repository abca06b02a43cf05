// Owns: what is meant to differ from the specification beside the tables of routes, and why.
// Must not know: how differences are found.
// Used by: `npm run spec:coverage`, which fails for a difference without a reason.

/** Names of a query that no page behind the path reads. */
export const reasonedQueries = [
  {
    path: '/standard/expert/book/:doctorId',
    field: 'query',
    names: ['fromWysApp'],
    reason: 'The app is told by its user agent.',
  },
  {
    path: '/standard/booking/reservation/:hospitalId/:shiftCaseId',
    field: 'query',
    names: ['index'],
    reason: 'The shift is named by its id alone.',
  },
  {
    path: '/standard/my/order/detail/:orderNo',
    field: 'query',
    names: ['fromQk'],
    reason: 'The order is the same from wherever it is opened, and back leads there.',
  },
  {
    path: '/user/login',
    field: 'query',
    names: ['onceloginErr'],
    reason: 'The page of one-key sign-in reads it, where the script loads.',
  },
  {
    path: '/community/consult/authfail',
    field: 'query',
    names: ['source_type'],
    reason: 'The documents name none of its values; how to go on follows from redirectUrl.',
  },
];

const pictureReading =
  'A picture of some megabytes, read by an outside service: the time of uploads.';

/** Calls that are asked otherwise. */
export const reasonedCalls = [
  {
    call: 'uploadCommerceFile',
    field: 'encoding',
    reason: 'The documents show no encoding; a file travels in parts like every other.',
  },
  {
    call: 'checkBankMessage',
    field: 'timeoutMs',
    reason: 'It verifies a real name, which has 15 s (spec 1 §5, §9).',
  },
  {
    call: 'ocrIdCard',
    field: 'encoding',
    reason: 'A picture in parts; the same as JSON is getIdCardOcr.',
  },
  { call: 'ocrIdCard', field: 'timeoutMs', reason: pictureReading },
  { call: 'getIdCardOcr', field: 'timeoutMs', reason: pictureReading },
  {
    call: 'voiceToText',
    field: 'timeoutMs',
    reason: 'A recording, read by an outside service: the time of uploads.',
  },
  {
    call: 'getAssistantMedicalSummary',
    field: 'timeoutMs',
    reason:
      'It has its own 10 s (spec 3 §7.6); the 8 s are those of getHospitalSummary, whose path is shown as a word of its.',
  },
];
