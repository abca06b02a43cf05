import type { UseTranslationResponse } from 'react-i18next';

/** Gives a text of the staff app by its key, with what it names put in. */
export type Translate = UseTranslationResponse<'staff', undefined>['t'];
