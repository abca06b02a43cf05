import type { ConsultKind } from '@xinglin/gateway-sdk';
import type { PictogramName } from '@xinglin/ui';
import { kindPictogram } from './ask-looks';

/** What one of the entries begins; its texts are `asking:entry.<key>`. */
export interface AskEntry {
  readonly key: string;
  readonly kind: ConsultKind;
  /** What is drawn, where it is not the drawing of the kind. */
  readonly pictogram?: PictogramName;
}

/** What is drawn for an entry. */
export const entryPictogram = ({ kind, pictogram }: AskEntry): PictogramName =>
  pictogram ?? kindPictogram(kind);

/** The entries (spec 2 §2.9, /ask/entry/*): a further one is a line and its texts. */
const entries: Readonly<Record<string, AskEntry>> = {
  'consult.askEntryIntroduction': { key: 'introduction', kind: 'imageText' },
  'consult.askEntryFree': { key: 'free', kind: 'free' },
  'consult.askEntryFever': { key: 'fever', kind: 'fast', pictogram: 'paediatrics' },
  'consult.askEntrySpecialVip': { key: 'specialVip', kind: 'expert' },
  'consult.askEntrySpecial': { key: 'special', kind: 'special' },
  'consult.askEntryPneumonia': { key: 'pneumonia', kind: 'fast', pictogram: 'respiratory' },
  'consult.askEntryConvenient': { key: 'convenient', kind: 'convenient' },
  'consult.askEntryFreeClinic': { key: 'freeClinic', kind: 'free' },
  'consult.askEntrySpecialPhone': { key: 'specialPhone', kind: 'phone' },
  'consult.askEntryPneumoniaPhone': { key: 'pneumoniaPhone', kind: 'fastPhone' },
  'consult.askEntrySpecialVideo': { key: 'specialVideo', kind: 'video' },
  'consult.askEntryMiniProgram': { key: 'miniProgram', kind: 'fast' },
  'consult.yapeiIntroduction': { key: 'feeding', kind: 'fast', pictogram: 'child-health' },
  'consult.askEntryPsc': { key: 'psc', kind: 'quanke' },
};

/** The entry of a route. */
export const entryAt = (route: string): AskEntry =>
  entries[route] ?? { key: 'introduction', kind: 'imageText' };
