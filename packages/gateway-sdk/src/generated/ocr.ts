// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetIdCardOcrRequest, IdCardReading, OcrIdCardRequest } from './types/ocr';

/** The calls of the ocr domain. */
export const ocrCalls: {
  ocrIdCard: CallRow<OcrIdCardRequest, IdCardReading, 'mutation'>;
  getIdCardOcr: CallRow<GetIdCardOcrRequest, IdCardReading, 'mutation'>;
} = {
  ocrIdCard: {
    path: '/bffnode/portal/common/ocr/idcardocr',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936
  },
  getIdCardOcr: {
    path: '/moduleusercenter/idcardocr/getocr',
    kind: 'mutation',
    timeoutMs: 60000,
    bodyLimit: 35018072
  }
};
