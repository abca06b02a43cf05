import { ocr } from '@xinglin/contract';
import { ocrHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';

export const ocrDomain = defineDomain({
  name: 'ocr',
  calls: ocr,
  handlers: ocrHandlers,
});
