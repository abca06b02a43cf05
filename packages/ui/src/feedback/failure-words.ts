import { createContext } from 'react';

/** How a failed call is told; the frame gives it once, so that no component has to know what a failure looks like. */
export interface FailureWordsValue {
  /** Says in the reader's language what went wrong; `translate` is i18next's `t`. */
  describe(this: void, failure: unknown, translate: (key: string) => string): string;
}

export const FailureWords = createContext<FailureWordsValue>({
  describe: (_failure, translate) => translate('shared:error.operationFailed'),
});
