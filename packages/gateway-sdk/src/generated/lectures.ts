// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { ListHomeLecturesRequest, ListHomeLecturesResponse } from './types/lectures';

/** The calls of the lectures domain. */
export const lecturesCalls: {
  listHomeLectures: CallRow<ListHomeLecturesRequest, ListHomeLecturesResponse, 'query'>;
} = {
  listHomeLectures: {
    path: '/moduletraining/lecture/recommendlist.json',
    kind: 'query',
    open: true,
    cached: true
  }
};
