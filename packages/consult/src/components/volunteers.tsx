import { consultApi, useSession, type PageLoad } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { formatCount } from '@xinglin/rules';
import { Card, ListGroup, ListLink, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/ask-ways';

/** Volunteers who are shown by name; how many there are is said. */
const shown = 10;

const call = pageCall(consultApi.endpoints.listVolunteers, () => ({ pageSize: shown }));

/** What a page with the volunteers loads. */
export const loadVolunteers: PageLoad = call.load;

/** The doctors who take free consults now; nothing where there are none. */
export function Volunteers(): ReactElement | null {
  const { t } = useTranslation('asking');
  const locale = useLocale();
  const { currentData } = call.useAnswer().answer;
  if (currentData === undefined || currentData.items.length === 0) return null;
  return (
    <Card title={t('volunteer.doctors')}>
      <Note>{t('volunteer.allDoctors', { total: currentData.total })}</Note>
      {currentData.items.map(({ doctor, answeredCount }) => (
        <DoctorItem
          key={doctor.doctorId}
          doctor={doctor}
          availability={null}
          fromCents={null}
          titleLevel={3}
          actions={
            <Note>{t('volunteer.answered', { answered: formatCount(answeredCount, locale) })}</Note>
          }
        />
      ))}
    </Card>
  );
}

/** One's own questions to volunteers, the newest ones; nothing for a visitor, and where there are none. */
export function OwnVolunteerConsults(): ReactElement | null {
  const { t } = useTranslation('asking');
  const isSignedIn = useSession()?.login === true;
  const { currentData } = consultApi.useListMyVolunteersQuery(
    { pageSize: 5 },
    { skip: !isSignedIn },
  );
  if (currentData === undefined || currentData.items.length === 0) return null;
  return (
    <ListGroup label={t('volunteer.mine')} showLabel>
      {currentData.items.map(({ orderKey, question, statusText }) => (
        <ListLink key={orderKey} to={orderHref(orderKey)} label={question} value={statusText} />
      ))}
    </ListGroup>
  );
}
