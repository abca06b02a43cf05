import { failureMessage, type QueryFailure } from '@xinglin/api';
import { useTranslation } from 'react-i18next';

/** Says in the reader's language why a call failed. */
export function useDescribe(): (failure: QueryFailure) => string {
  const { t } = useTranslation();
  return (failure) => failureMessage(failure, t);
}
