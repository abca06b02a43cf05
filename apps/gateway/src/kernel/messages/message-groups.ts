import type { domains, ResponseOf } from '@xinglin/contract';

type Matter = ResponseOf<(typeof domains)['messages']['listMessages']>['items'][number];

/** What a message is about. */
export type MessageTopic = Matter['topic'];

/** A filter of the message centre. */
type MessageGroup = Matter['group'];

/** Kinds of order that are a visit or a consult; all others are bought. */
const groupsOfKinds: Readonly<Partial<Record<string, MessageGroup>>> = {
  registration: 'visits',
  telemedicine: 'visits',
  specialDisease: 'visits',
  consult: 'consults',
  panel: 'consults',
  overseas: 'consults',
  tip: 'consults',
};

const groupsOfTopics: Readonly<Record<MessageTopic, MessageGroup>> = {
  order: 'orders',
  wait: 'visits',
  preciseRequest: 'visits',
  newShifts: 'visits',
  prescription: 'consults',
  card: 'orders',
  review: 'account',
  contribution: 'account',
  realName: 'account',
  security: 'account',
  closing: 'account',
};

/** The filter under which a message is found. */
export const groupOf = (topic: MessageTopic, orderKind: string | null): MessageGroup =>
  (orderKind === null ? undefined : groupsOfKinds[orderKind]) ?? groupsOfTopics[topic];
