import { healthServicesApi } from '@xinglin/api';
import type { HealthOrganisation } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCount } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  Chip,
  Cluster,
  KeyValueList,
  ListGroup,
  ListLink,
  Note,
  Stack,
  Stars,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarks } from '../../../components/use-marks';
import { orgCodeIn } from '../../../model/org-code';

/** One organisation: what it does and costs, where and when, and what people say (spec 2 §2.8). */
const page = detailPage({
  endpoint: healthServicesApi.endpoints.getOrganization,
  input: ({ query }) => ({ orgCode: orgCodeIn(query) }),
  title: (found, t) => found?.name ?? t('health-services:organisation.title'),
  head: ({ name, introduction }) => ({ title: name, description: introduction }),
  backTo: href('health-services.organisations'),
  gone: {
    title: 'health-services:organisation.gone',
    action: ({ t }) => (
      <ButtonLink to={href('health-services.organisations')}>
        {t('health-services:home.all')}
      </ButtonLink>
    ),
  },
  children: (found) => <Shown found={found} />,
});

function Shown({ found }: { found: HealthOrganisation }): ReactElement {
  const { t } = useTranslation('health-services');
  const locale = useLocale();
  const marks = useMarks(found);
  const { orgCode, name, average, commentCount, services } = found;
  return (
    <>
      <Card title={name}>
        <Stack>
          {average === null ? (
            <Note>{t('evaluations.none')}</Note>
          ) : (
            <Stars
              score={average}
              label={t('organisation.rating', {
                score: average.toFixed(1),
                count: commentCount,
              })}
            />
          )}
          {marks.length > 0 && (
            <Cluster>
              {marks.map((mark) => (
                <Chip key={mark}>{mark}</Chip>
              ))}
            </Cluster>
          )}
          <p>{found.introduction}</p>
        </Stack>
      </Card>
      <Card title={t('organisation.facts')}>
        <KeyValueList
          items={[
            { label: t('organisation.channel'), value: found.channelName },
            {
              label: t('organisation.address'),
              value: found.address,
              detail: found.areaName,
            },
            { label: t('organisation.hours'), value: found.hours },
            {
              label: t('organisation.phone'),
              value: <a href={`tel:${found.phone}`}>{found.phone}</a>,
            },
          ]}
        />
      </Card>
      <Card title={t('organisation.services')}>
        <KeyValueList
          items={services.map((service) => ({ label: service.name, value: service.price }))}
        />
      </Card>
      <ListGroup>
        <ListLink
          to={href('health-services.evaluations', {}, { orgCode })}
          label={t('evaluations.title')}
          value={formatCount(commentCount, locale)}
        />
        <ListLink
          to={href('health-services.comment', {}, { orgCode })}
          label={t('comment.title')}
        />
      </ListGroup>
    </>
  );
}

export const { load, head } = page;
export default page.Page;
