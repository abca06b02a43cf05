import { handsOn } from '@xinglin/forms';

const handedOn = handsOn('entrance');
const minuteMs = 60 * 1000;

/** The token by which an identity that was just proven is bound to an account; as long as the gateway keeps it. */
export const bindToken = handedOn('bindToken', 10 * minuteMs);

/** The account that was bound a moment ago: the page that says so believes no address. */
export const boundAccount = handedOn('boundAccount', 10 * minuteMs);

/** Until when a closing that was asked for a moment ago can be taken back, as a day; `later` where the answer was lost. */
export const closingUntil = handedOn('closingUntil', 30 * minuteMs);

/** The token of a verification of who a sleeping account belongs to. */
export const riskToken = handedOn('riskToken', 15 * minuteMs);
