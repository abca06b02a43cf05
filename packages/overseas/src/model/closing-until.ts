import { handsOn } from '@xinglin/forms';

/** Until when a closing that was asked for a moment ago can be taken back, as a day; `later` where the answer was lost. */
export const closingUntil = handsOn('overseas-closing')('until', 30 * 60 * 1000);
