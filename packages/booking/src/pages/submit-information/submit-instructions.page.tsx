import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { preciseRequestLimits } from '@xinglin/rules';
import {
  ActionBar,
  ButtonLink,
  Card,
  KindPicture,
  NoticeBar,
  Page,
  PageHeader,
  Stack,
  type Hue,
  type PictogramName,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../components/precision/needs.module.css';
import { Steps } from '../../components/precision/steps';

/** What to have ready, in the order of the form. */
const needs = [
  { key: 'who', pictogram: 'patients', hue: 'teal' },
  { key: 'symptoms', pictogram: 'speak', hue: 'teal' },
  { key: 'records', pictogram: 'report', hue: 'blue' },
  { key: 'days', pictogram: 'visits', hue: 'blue' },
] as const satisfies readonly {
  readonly key: string;
  readonly pictogram: PictogramName;
  readonly hue: Hue;
}[];

/** What to have ready before a request is sent, and the steps after it (spec 2 §2.21). */
export default function SubmitInstructionsPage(): ReactElement {
  const { t } = useTranslation('precision');
  const { query } = usePlace();
  const doctorId = query.get('doctorId');
  const entryId = query.get('entryId');
  const limits = {
    records: { limit: preciseRequestLimits.pictures },
    days: { limit: preciseRequestLimits.days },
    who: {},
    symptoms: {},
  };
  return (
    <Page
      header={
        <PageHeader title={t('instructions.title')} backTo={href('booking.precisionReserve')} />
      }
      banner={<NoticeBar tone="danger">{t('instructions.emergency')}</NoticeBar>}
      actionBar={
        <ActionBar promise={t('instructions.promise')}>
          {doctorId && entryId ? (
            <ButtonLink to={href('booking.precisionSymptoms', {}, { doctorId, entryId })}>
              {t('instructions.start')}
            </ButtonLink>
          ) : (
            <ButtonLink to={href('booking.precisionReserve')}>
              {t('instructions.chooseDisease')}
            </ButtonLink>
          )}
        </ActionBar>
      }
    >
      <Steps />
      <Card title={t('instructions.prepare')}>
        <ul role="list" className={styles['needs']}>
          {needs.map(({ key, pictogram, hue }) => (
            <li key={key}>
              <KindPicture pictogram={pictogram} hue={hue} />
              <div>
                {/* i18n-keys: precision:instructions.who, precision:instructions.symptoms, precision:instructions.records, precision:instructions.days */}
                <b>{t(`instructions.${key}`)}</b>
                {/* i18n-keys: precision:instructions.whoHint, precision:instructions.symptomsHint, precision:instructions.recordsHint, precision:instructions.daysHint */}
                <p>{t(`instructions.${key}Hint`, limits[key])}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Stack inset>
        <ButtonLink block variant="text" to={href('booking.precisionAppointment')}>
          {t('instructions.own')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
