import { realNameApi, type PageLoad } from '@xinglin/api';
import { href, namedTarget } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RealNameForm } from '../../components/real-name-form';
import { RealNamePage } from '../../components/real-name-page';
import { ReviewRefused } from '../../components/review-refused';

export const load: PageLoad = () => [realNameApi.endpoints.getRealName.initiate()];

/** Verifies whom the account belongs to, then goes on to the very place that asked for it (spec 1 §4, spec 2 §2.20). */
export default function RealNameVerificationPage(): ReactElement {
  const { t } = useTranslation('real-name');
  const [query] = useSearchParams();
  const target = namedTarget(query.get('target'));
  return (
    <RealNamePage
      title={t('verification.title')}
      backTo={href('account.profileSetting')}
      target={target}
    >
      {({ triesLeft, byFace, review }, refetch) => (
        <>
          <ReviewRefused review={review} />
          <RealNameForm
            triesLeft={triesLeft}
            byFace={byFace}
            target={target}
            onRefused={refetch}
            // Loaded, not entered: the server judges anew who may go where.
            onVerified={() =>
              window.location.replace(target ?? href('account.realNameInformation'))
            }
          />
        </>
      )}
    </RealNamePage>
  );
}
