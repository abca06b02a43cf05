import type { CallDefinitions, RequestOf, ResponseOf } from '@xinglin/contract';
import type { CallContext } from './context';

/** One handler a call: it receives the parsed request and answers with the envelope's `data`. */
export type HandlersOf<Calls extends CallDefinitions> = {
  readonly [Name in keyof Calls]: (
    input: RequestOf<Calls[Name]>,
    context: CallContext,
  ) => Promise<ResponseOf<Calls[Name]>>;
};
