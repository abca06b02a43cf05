import { ocr } from '@xinglin/contract';
import { ocrHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';
import './locales';

export const ocrDomain = defineDomain({
  name: 'ocr',
  calls: ocr,
  handlers: ocrHandlers,
});
