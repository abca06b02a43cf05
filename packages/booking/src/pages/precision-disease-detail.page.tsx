import { accurateReserveApi, knowledgeApi } from '@xinglin/api';
import { Urgent } from '@xinglin/care';
import type { GetKnowledgeResponse as Entry } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  Gutter,
  Loaded,
  Note,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpertItem } from '../components/precision/expert-item';

/** The first few; all of them are a page of their own. */
const experts = pageCall(accurateReserveApi.endpoints.listAccurateReserveDoctors, ({ query }) => ({
  entryId: query.get('entryId') ?? '',
  pageSize: 3,
}));

/** A disease with the experts who take requests about it; what cannot wait comes first (spec 2 §2.21). */
const page = detailPage({
  endpoint: knowledgeApi.endpoints.getKnowledge,
  input: ({ query }) => ({ entryId: query.get('entryId') ?? '' }),
  beside: [experts],
  title: (entry, t) => entry?.name ?? t('precision:disease.title'),
  head: ({ name }) => ({ title: name }),
  backTo: href('booking.precisionReserve'),
  skeleton: <SkeletonList lines={3} count={3} />,
  gone: {
    title: 'precision:disease.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.precisionReserve')}>
        {t('precision:disease.choose')}
      </ButtonLink>
    ),
  },
  children: (entry) => <Disease entry={entry} />,
});

export const { load, head } = page;
export default page.Page;

function Disease({ entry }: { entry: Entry }): ReactElement {
  const { t } = useTranslation('precision');
  const { answer } = experts.useAnswer();
  const { entryId } = entry;
  return (
    <>
      <Urgent advice={entry.goAtOnce.map((text) => ({ text }))} withCall />
      <Card title={t('disease.what')}>
        <Stack>
          {entry.what.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </Card>
      <Card title={t('disease.whichDepartment')}>
        <Stack>
          {entry.whichDepartment.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </Card>
      <Card
        title={t('disease.experts')}
        more={{
          to: href('booking.precisionReserveDoctor', {}, { entryId }),
          text: t('disease.more'),
          label: t('disease.moreExperts'),
        }}
      >
        <Loaded query={answer} skeleton={<SkeletonList avatar count={3} lines={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                kind="doctors"
                title={t('disease.noExperts')}
                action={
                  <ButtonLink variant="outline" to={href('directory.disease', { id: entryId })}>
                    {t('disease.bookUsual')}
                  </ButtonLink>
                }
              />
            ) : (
              items.map((doctor) => (
                <ExpertItem
                  key={doctor.doctorId}
                  doctor={doctor}
                  to={href(
                    'booking.precisionReserveDetail',
                    {},
                    { doctorId: doctor.doctorId, entryId },
                  )}
                />
              ))
            )
          }
        </Loaded>
      </Card>
      <Gutter>
        <Note>{t('disease.caution')}</Note>
      </Gutter>
    </>
  );
}
