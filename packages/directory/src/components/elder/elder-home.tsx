import {
  channelText,
  preferencesSlice,
  useChannel,
  usePageModules,
  usePreferences,
  useSession,
  useStoreDispatch,
} from '@xinglin/api';
import { EmergencyCall } from '@xinglin/care';
import { hospitalEmergencyNumber } from '@xinglin/rules';
import { Button, Page } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './elder-home.module.css';
import { ElderMatters, SignInCard } from './elder-next';
import { ElderWays } from './elder-ways';

/** Home of an older person: what is next, read aloud if they like, four large ways, the ambulance, and the way out. */
export default function ElderHome(): ReactElement {
  const { t } = useTranslation('directory');
  const hasNext = usePageModules('directory.home')('nextAppointment') !== null;
  const isSignedIn = useSession()?.login === true;
  return (
    <div className={styles['home']} data-own-frame="">
      <Page
        top={<Head />}
        tabBar={false}
        actionBar={
          <div className={styles['emergency']}>
            <EmergencyCall block>
              {t('elder.emergency', { number: hospitalEmergencyNumber })}
            </EmergencyCall>
          </div>
        }
      >
        <div className={styles['body']}>
          {hasNext && (isSignedIn ? <ElderMatters /> : <SignInCard />)}
          <ElderWays />
          <Licence />
        </div>
      </Page>
    </div>
  );
}

function Head(): ReactElement {
  const { t } = useTranslation('directory');
  const dispatch = useStoreDispatch();
  return (
    <div className={styles['head']}>
      <span className={styles['mark']} />
      <h1>{t('home.elderMode')}</h1>
      <span className={styles['leave']}>
        <Button
          variant="outline"
          onClick={() =>
            dispatch(preferencesSlice.actions.preferencesChanged({ mode: 'standard' }))
          }
        >
          {t('home.leaveElderMode')}
        </Button>
      </span>
    </div>
  );
}

/** A hospital on the internet has to show its licence on its first page. */
function Licence(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { locale } = usePreferences();
  const { licence } = useChannel();
  if (licence === null) return null;
  return (
    <p className={styles['licence']}>
      {t('shared:brand.licence')}{' '}
      <span lang={typeof licence === 'string' ? 'zh-Hans' : undefined}>
        {channelText(licence, locale)}
      </span>
    </p>
  );
}
